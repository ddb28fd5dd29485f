import { countTexts } from '../../../harness/counting/count-texts.ts'
import { createPool } from '../../../harness/counting/pool.ts'

// Counts slowly, far within the deadline of each text; the test suspends this process meanwhile.
const pool = createPool(1)
const module = new URL('./unruly-contenders.ts', import.meta.url).href
console.log('started')
const { counts } = await countTexts(
  pool,
  { role: 'estimator', module, id: 'slow', target: { id: 'o200k_base' } },
  Array.from({ length: 15 }, (_, index) => 'a'.repeat(index)),
  { deadlineMs: 3_000, loadDeadlineMs: 20_000 },
)
console.log(JSON.stringify(counts.filter(({ fault }) => fault !== null)))
await pool.destroy()
