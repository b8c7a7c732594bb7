import { readFileSync, writeFileSync } from 'node:fs'
import { type RecordedFigure, readResults } from '../harness/results.ts'
import { assumptions, type Cost, type Costs, costOfBooking, needOf, priceOf, rateOf, sizes } from './model.ts'

const begin = '<!-- figures: npm run bench -- capacity -->'
const end = '<!-- end of figures -->'

/** Puts the tables of the latest figures into the page; without such figures it stays as it is. */
export function writeCapacity(figuresFile: string, page: string): void {
  const figures = readResults(figuresFile).figures.filter(({ bench }) => bench === 'capacity')
  if (figures.length === 0) return
  const text = readFileSync(page, 'utf8')
  const [before, after] = [text.indexOf(begin), text.indexOf(end)]
  if (before < 0 || after < before) throw new Error(`${page} has no place for the figures`)
  const written = `${text.slice(0, before)}${begin}\n\n${drawTables(figures)}\n\n${text.slice(after)}`
  if (written !== text) writeFileSync(page, written)
}

function drawTables(figures: RecordedFigure[]): string {
  const costs = readCosts(figures)
  const { at, machine, load } = figures[0]!
  return [
    `Measured ${at.slice(0, 10)} on ${machine}, load ${load}.`,
    drawCosts(figures, costs),
    drawSizes(costs),
    drawRates(costs),
    drawSpending(figures),
    drawPrices(costs),
  ].join('\n\n')
}

const stepNames = {
  page: 'a page',
  times: 'the free times of a day',
  hold: 'a held time',
  code: 'a code by SMS',
  booking: 'a booking with its message',
} as const

function readCosts(figures: RecordedFigure[]): Costs {
  const read = (what: string) => {
    const figure = figures.find((it) => it.what === what)
    if (!figure) throw new Error(`there is no figure of ${what}`)
    return figure.ours
  }
  const cost = (step: keyof typeof stepNames): Cost => ({
    server: read(`${stepNames[step]}, server`),
    database: read(`${stepNames[step]}, PostgreSQL`),
  })
  const left = (where: string) =>
    (['hold', 'code', 'booking'] as const).reduce((sum, step) => sum + read(`${stepNames[step]}, ${where}`), 0)
  return {
    ...{ page: cost('page'), times: cost('times'), hold: cost('hold'), code: cost('code'), booking: cost('booking') },
    ...{ disk: left('on the disk'), log: left('in the log') },
  }
}

function drawCosts(figures: RecordedFigure[], costs: Costs): string {
  const { ordinary, rush } = assumptions
  const bytes = (name: string, where: string) => {
    const figure = figures.find((it) => it.what === `${name}, ${where}`)
    return figure ? `${(figure.ours / 1000).toFixed(1)} KB` : ''
  }
  const steps = Object.entries(stepNames).map(([step, name]) => {
    const { server, database } = costs[step as keyof typeof stepNames]
    return [name, micro(server), micro(database), bytes(name, 'on the disk'), bytes(name, 'in the log')]
  })
  const whole = (name: string, cost: Cost) => [name, micro(cost.server), micro(cost.database), '', '']
  return drawTable(
    ['what', 'server', 'PostgreSQL', 'tables and indexes', 'write-ahead log'],
    [
      ...steps,
      whole('**a booking and all that leads to it**, an ordinary day', costOfBooking(costs, ordinary)),
      whole('the same with pages kept in front', costOfBooking(costs, ordinary, assumptions.cached)),
      whole('the same, the best day', costOfBooking(costs, rush, assumptions.cached)),
    ],
  )
}

function drawSizes(costs: Costs): string {
  const rows = sizes.map((size) => {
    const need = needOf(costs, size)
    return [
      size.name,
      size.aYear === undefined ? '' : `${(size.aYear / 1e6).toFixed(1)} million`,
      short(size.peak),
      short(need.requests),
      short(need.servers),
      short(need.database),
      short(need.codesAnHour),
      short(need.messages),
      `${short(need.log)} MB`,
      need.disk === undefined ? '' : `${short(need.disk)} GB`,
    ]
  })
  return drawTable(
    [
      ...['size', 'bookings a year', 'bookings a second at the peak', 'requests a second', 'cores for servers'],
      ...['cores for PostgreSQL', 'codes in the hour', 'messages a second', 'log a second', 'a year on the disk'],
    ],
    rows,
  )
}

function drawRates(costs: Costs): string {
  return `One machine with everything on it and nothing in front takes ${short(rateOf(costs, 2))} bookings a second with two cores, ${short(rateOf(costs, 8))} with eight and ${short(rateOf(costs, 64))} with 64, at half of their time.`
}

function drawSpending(figures: RecordedFigure[]): string {
  const rows = figures.flatMap(({ what, ours }) => {
    const [, count] = /^the spend breaker, (\d+) codes/.exec(what) ?? []
    return count ? [[Number(count).toLocaleString('en'), `${short(ours)} ms`, short(1000 / (2 * ours))]] : []
  })
  return drawTable(['codes in the last hour', 'to count them once', 'codes a second at most'], rows)
}

function drawPrices(costs: Costs): string {
  const rows = sizes
    .filter((_, n) => n > 1)
    .map(({ name, journey }) => {
      const { processors, messages } = priceOf(costs, journey)
      return [name, `$${short(processors * 1e6)}`, `$${short(messages * 1e6)}`]
    })
  return drawTable(['a million bookings of', 'processors', 'text messages'], rows)
}

function drawTable(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const micro = (value: number) => (value < 1 ? '0' : `${short(value)} µs`)

/** Two digits that count: more would say more than is known. */
function short(value: number): string {
  if (value === 0) return '0'
  return Number(value.toPrecision(2)).toLocaleString('en', { maximumFractionDigits: 3 })
}
