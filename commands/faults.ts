import { parseArgs } from 'node:util'
import { describeRun } from '../faults/describe-run.ts'
import { type Engine, engines } from '../faults/plan/faults.ts'
import { runFaults } from '../faults/run-faults.ts'

// `npm run faults` breaks a chain of real processes on purpose while it is used, on both engines; `-- --engine postgres --seconds 600 --seed 7`
// says where, how long and in which order. Ends with 1 when something was lost, doubled or contradicted.
const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
  },
})
const seconds = Number(values.seconds)
const seed = Number(values.seed)
if (!(seconds > 0) || !Number.isInteger(seed)) stop('--seconds and --seed must be numbers, the seed a whole one.')
const chosen = engines.filter((it) => values.engine === undefined || it === values.engine)
if (chosen.length === 0) stop(`There is no engine ${values.engine}. There are: ${engines.join(', ')}.`)

// Whoever interrupts it leaves nothing running: servers end with their channel, PostgreSQL with this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

let broken = 0
for (const engine of chosen) broken += await run(engine)
process.exit(broken > 0 ? 1 : 0)

async function run(engine: Engine): Promise<number> {
  console.log(`${engine}, ${seconds} s, seed ${seed}`)
  const result = await runFaults({ engine, seconds, seed, log: (line) => console.log(`  ${line}`) })
  console.log(describeRun(result))
  if (result.violations.length > 0) {
    console.log(`To repeat: npm run faults -- --engine ${engine} --seconds ${seconds} --seed ${seed}`)
  }
  return result.violations.length
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
