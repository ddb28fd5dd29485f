import { corporaCommand } from './command.ts'
import { installedPlaces } from './files.ts'
import { manifests } from './index.ts'

process.exitCode = corporaCommand(process.argv.slice(2), {
  manifests,
  places: installedPlaces(),
  out: console.log,
  err: console.error,
})
