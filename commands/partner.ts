// For operators: exports to partners and imports from them. See docs/operations.md.
import { extname } from 'node:path'
import { parseArgs } from 'node:util'
import { isCalendarDate } from '#domain/dates/calendar-date.ts'
import { locales } from '#domain/market/locale.ts'
import { OperatorError } from '#domain/operator-error.ts'
import { writePointsCsv, writePointsJson } from '#domain/partners/points-file.ts'
import { writeStatementCsv, writeStatementJson } from '#domain/partners/statement-file.ts'
import { partnerOperations } from '#server/partners/partner-operations.ts'
import { writeStatementPage } from '#server/partners/statement-page.ts'
import { listBadLines } from './operator/list-bad-lines.ts'
import { createRunner, finishCommand } from './operator/operator-command.ts'
import { readImport } from './operator/read-import.ts'
import { writePrivateFile } from './operator/write-private-file.ts'
import { readSettings } from './settings/settings.ts'

const usage = `npm run partner -- points ID               points that the airline has not been told yet, each line once; with totals
npm run partner -- points ID --again DATE  the exports of a day once more, as they were
npm run partner -- import ID FILE          credits video visits that were booked in the app (CSV), all or none
npm run partner -- statement ID YYYY-MM    what was booked in a month through a company's or a student organisation's agreement
  --format csv|json   (a statement also html, a page to print; --locale no|en is its language)
  --out FILE          into a file instead of the terminal; its ending says the format`

const { values: options, positionals } = readArguments()
const [action, id, ...args] = positionals
const config = readSettings()

const run = createRunner(config)

await finishCommand(carryOut)

async function carryOut(): Promise<number> {
  const [first] = args
  if (action === 'points' && id !== undefined && args.length === 0) return exportPoints(id)
  if (action === 'import' && id !== undefined && first !== undefined && args.length === 1)
    return importVisits(id, first)
  if (action === 'statement' && id !== undefined && first !== undefined && args.length === 1) return state(id, first)
  console.error(usage)
  return 1
}

async function exportPoints(id: string): Promise<number> {
  const { again = null } = options
  if (again !== null && !isCalendarDate(again)) throw new OperatorError(`'${again}' is no day. Write it as 2026-11-30.`)
  const write = findFormat(['csv', 'json']) === 'json' ? writePointsJson : writePointsCsv
  const { exports } = await run(partnerOperations.points, { id, again })
  if (exports.length === 0) throw new OperatorError(`Nothing was exported on ${again}.`)
  print(exports.map(write).join(''))
  return 0
}

async function importVisits(id: string, file: string): Promise<number> {
  const text = readImport(file)
  const answer = await run(partnerOperations.import, { id, text })
  if (answer.outcome === 'bad-lines') {
    console.error(`${listBadLines(file, answer)} Nothing was credited.`)
    return 1
  }
  const { credited, known, points } = answer
  console.log(`Credited ${credited} ${credited === 1 ? 'visit' : 'visits'} with ${points} points.`)
  if (known > 0) console.log(`${known} ${known === 1 ? 'was' : 'were'} imported before.`)
  return 0
}

async function state(id: string, month: string): Promise<number> {
  const format = findFormat(['csv', 'json', 'html'])
  const locale = locales.find((it) => it === (options.locale ?? 'no'))
  if (!locale) throw new OperatorError(`There is no language '${options.locale}': ${locales.join(' or ')}.`)
  const statement = await run(partnerOperations.statement, { id, month })
  if (format === 'html') print(writeStatementPage(statement, { locale, made: statement.made }))
  else print(format === 'json' ? writeStatementJson(statement) : writeStatementCsv(statement))
  return 0
}

/** The format that was asked for, by name or by the ending of the file. */
function findFormat(known: [string, ...string[]]): string {
  const ending = options.out === undefined ? undefined : extname(options.out).slice(1).toLowerCase()
  const format = options.format ?? (ending && known.includes(ending) ? ending : known[0])
  if (!known.includes(format)) throw new OperatorError(`There is no format '${format}': ${known.join(' or ')}.`)
  return format
}

function print(text: string): void {
  if (options.out === undefined) return void process.stdout.write(text)
  try {
    writePrivateFile(options.out, text)
  } catch (error) {
    // The export is not lost: --again prints it.
    process.stdout.write(text)
    throw new OperatorError(`${options.out} cannot be written: ${(error as Error).message}`)
  }
  console.log(`Written to ${options.out}.`)
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        again: { type: 'string' },
        out: { type: 'string' },
        locale: { type: 'string' },
      },
    })
  } catch {
    console.error(usage)
    process.exit(1)
  }
}
