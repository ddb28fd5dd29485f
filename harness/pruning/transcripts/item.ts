/** A rendered message, with what the generator knows of it: the properties judge by this, never by the adapters. */
export interface Item {
  readonly message: object
  readonly role: 'system' | 'user' | 'assistant' | 'tool'
  /** Counted from 1 by the users' messages; 0 before the first. */
  readonly turn: number
  /** Messages of one response with its results, approvals and reasoning share it. */
  readonly group: string
  /** Calls made and answered, each named uniquely whatever its id. */
  readonly calls: readonly string[]
  readonly results: readonly string[]
  /** Results in it that repeat an earlier one. */
  readonly repeated: number
  /** The longest text among its results. */
  readonly resultChars: number
  readonly signed: boolean
  /** Approvals belong to the group's call. */
  readonly approval?: boolean
}

/** Collects the items of a transcript in order. */
export class Items {
  readonly list: Item[] = []
  turn = 0
  private serial = 0

  next(): string {
    this.serial++
    return `g${this.serial}`
  }

  add(message: object, item: Partial<Item> & Pick<Item, 'role'>): void {
    const { turn } = this
    this.list.push({
      message,
      turn,
      group: item.group ?? this.next(),
      calls: [],
      results: [],
      repeated: 0,
      resultChars: 0,
      signed: false,
      ...item,
    })
  }
}

export const PNG: string =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAYAAACqaXHeAAAABHNCSVQICAgIfAhkiAAAAAlwSFlzAAAOxAAADsQBlSsOGwAAABl0RVh0'
