export type ReferenceLoadFault = 'missing package' | 'wrong version' | 'altered file'

/** A reference cannot be loaded as it was proven: the message names package, file and remedy. */
export class ReferenceLoadError extends Error {
  override readonly name = 'ReferenceLoadError'
  readonly fault: ReferenceLoadFault
  readonly package: string

  constructor(fault: ReferenceLoadFault, packageName: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.fault = fault
    this.package = packageName
  }
}
