// For operators and planners: who works when, as a file. See docs/operations.md.
import { writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { extname } from 'node:path'
import { parseArgs } from 'node:util'
import type * as z from 'zod'
import { OperatorError } from '#domain/operator-error.ts'
import type { RosterFormat } from '#server/rosters/roster-formats.ts'
import { rosterOperations } from '#server/rosters/roster-operations.ts'
import { listBadLines } from './operator/list-bad-lines.ts'
import { createRunner, finishCommand } from './operator/operator-command.ts'
import { readImport } from './operator/read-import.ts'
import { sayMoment } from './operator/say-moment.ts'
import { readSettings } from './settings/settings.ts'

const usage = `npm run roster -- export [FILE]         writes all rosters, as CSV or, into a .yaml file or with --format yaml, as YAML
npm run roster -- import FILE           takes over the rosters of everybody that the file names; --dry-run only tells
npm run roster -- reset [ID …]          back to what content says, for all or for some; --dry-run only tells
npm run roster -- affected              bookings that have lost their time, and dates of groups without their leader or clinic
npm run roster -- call-off GROUP DATE   a date of a class, course or webinar is not held, and everybody is told; --dry-run only tells
npm run roster -- keep REFERENCE        such a booking takes place all the same`

const { values: options, positionals } = readArguments()
const [action, ...args] = positionals
const dryRun = options['dry-run'] === true
const who = userInfo().username
const config = readSettings()

const run = createRunner(config)

await finishCommand(carryOut)

async function carryOut(): Promise<number> {
  const [first] = args
  if (action === 'export' && args.length <= 1) return exportRosters(first)
  if (action === 'import' && first !== undefined && args.length === 1) return importRosters(first)
  if (action === 'reset') return report(await run(rosterOperations.reset, { ids: args, dryRun, who }))
  // Its name until now.
  if (action === 'affected' || action === 'touched') {
    const { affected, dates } = await run(rosterOperations.affected, {})
    console.log(affected.length === 0 ? 'No booking waits for a decision.' : listAffected(affected))
    reportDates(dates)
    return 0
  }
  const [group, date] = args
  if (action === 'call-off' && group !== undefined && date !== undefined && args.length === 2)
    return report(await run(rosterOperations.callOff, { group, date, dryRun, who }))
  if (action === 'keep' && first !== undefined) {
    const { kept } = await run(rosterOperations.keep, { reference: first, who })
    console.log(kept ? `${first} takes place.` : `${first} does not wait for a decision.`)
    return kept ? 0 : 1
  }
  console.error(usage)
  return 1
}

async function exportRosters(file: string | undefined): Promise<number> {
  const { text } = await run(rosterOperations.export, { format: findFormat(file) })
  if (file === undefined) process.stdout.write(text)
  else {
    // The byte order mark tells spreadsheets that the file is UTF-8.
    writeFileSync(file, findFormat(file) === 'csv' ? `\uFEFF${text}` : text)
    console.log(`The rosters are in ${file}.`)
  }
  return 0
}

async function importRosters(file: string): Promise<number> {
  const text = readImport(file)
  const answer = await run(rosterOperations.import, { format: findFormat(file), text, dryRun, who })
  if (answer.outcome === 'bad-lines') {
    console.error(`${listBadLines(file, answer)} Nothing was changed.`)
    return 1
  }
  report(answer)
  const left = answer.unnamed.map((it) => it.id)
  if (left.length > 0) console.log(`Not in the file, and as before: ${left.join(', ')}.`)
  return 0
}

function findFormat(file: string | undefined): RosterFormat {
  if (options.format === 'csv' || options.format === 'yaml') return options.format
  if (options.format !== undefined) throw new OperatorError(`There is no format '${options.format}': csv or yaml.`)
  return file !== undefined && ['.yaml', '.yml'].includes(extname(file).toLowerCase()) ? 'yaml' : 'csv'
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { format: { type: 'string' }, 'dry-run': { type: 'boolean' } },
    })
  } catch {
    console.error(usage)
    process.exit(1)
  }
}

type Changed = z.infer<typeof rosterOperations.reset.answer>

function report({ changed, affected, dates, calledOff }: Changed): number {
  const names = changed.map((it) => it.id).join(', ')
  if (changed.length === 0) console.log('All rosters are as before.')
  else console.log(dryRun ? `Would change: ${names}. Nothing was changed.` : `Changed: ${names}.`)
  if (calledOff > 0)
    console.log(
      `\n${calledOff} ${calledOff === 1 ? 'person is' : 'people are'} told that a date of their group is called off.`,
    )
  if (affected.length > 0) {
    console.log(`\n${affected.length} booked ${affected.length === 1 ? 'time is' : 'times are'} taken away:`)
    console.log(listAffected(affected))
    if (!dryRun) console.log('The bookings stand until they are moved, cancelled or kept (npm run roster -- affected).')
  }
  reportDates(dates)
  return 0
}

/** Dates of groups that cannot be held as planned, and what to do about them. */
function reportDates(dates: Changed['dates']): void {
  if (dates.length === 0) return
  console.log(`\n${dates.length} ${dates.length === 1 ? 'date' : 'dates'} of groups without leader or clinic:`)
  for (const { group, date, clinic, leader, reason, people } of dates)
    console.log([group, date, clinic, leader, reason, `${people} booked`].join('  '))
  console.log('They stand until they are called off (npm run roster -- call-off GROUP DATE) or get another leader.')
}

function listAffected(affected: Changed['affected']): string {
  return affected
    .map(({ reference, startsAt, clinic, practitioner, reason }) =>
      [reference, sayMoment(startsAt), clinic, practitioner, reason].join('  '),
    )
    .join('\n')
}
