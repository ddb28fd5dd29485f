// A worker thread started with `--import tsx` alone loads TypeScript by require(), not by import(), on Node 20.
import { register } from 'tsx/esm/api'

register()
