import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { yearsAround } from '#domain/dates/holidays.ts'
import { listHolidays } from '#domain/dates/list-holidays.ts'
import { catalogue } from '#domain/facts/catalogue.ts'
import { area, clinic } from '#domain/facts/clinic.ts'
import { companyByCountry } from '#domain/facts/company.ts'
import { type Demo, demo } from '#domain/facts/demo.ts'
import type { ContentFacts } from '#domain/facts/facts.ts'
import { group } from '#domain/facts/group.ts'
import { type Orders, orders } from '#domain/facts/orders.ts'
import { competence, practitioner } from '#domain/facts/practitioner.ts'
import { pricesByCountry } from '#domain/facts/prices.ts'
import { partner } from '#domain/partners/partner-facts.ts'
import { checkFacts, type FactSources } from '../checks/check-facts.ts'
import { ContentError, type ContentProblem } from '../problem.ts'
import { fillResults } from '../text/fill-results.ts'
import { readJobs } from './jobs.ts'
import { readMessagePaths } from './message-paths.ts'
import { readYaml, readYamlFile } from './read-yaml.ts'

/** The demo schedule, for installations without real staff; none if the file is missing. */
export function readDemo(contentFolder: string): Demo | undefined {
  const file = join(contentFolder, 'demo.yaml')
  if (!existsSync(file)) return
  const parsed = readYaml(file, readFileSync(file, 'utf8'), demo)
  if (!parsed.ok) throw new ContentError(parsed.problems)
  return parsed.value
}

/** Tests to take at home whose page is missing. */
function checkGuides(contentFolder: string, orders: Orders, sources: FactSources): ContentProblem[] {
  const { file, lineOf } = sources.get(orders)!
  return orders.items.flatMap(({ page }, place) => {
    if (existsSync(join(contentFolder, 'pages', `${page}.yaml`))) return []
    const line = lineOf(['items', place, 'page'])
    return { file, line, message: `there is no page '${page}'.`, missing: `page ${page}` as const }
  })
}

/** Reads and checks all facts: company, clinics, catalogue, prices, practitioners, partners; and the holidays around a year. */
export function readFacts(contentFolder: string, year: number): ContentFacts {
  const problems: ContentProblem[] = []
  const sources: FactSources = new Map()

  const readFile = <T>(name: string, schema: z.ZodType<T>): T | undefined => {
    const file = join(contentFolder, name)
    const parsed = readYamlFile(file, schema)
    if (!parsed.ok) {
      problems.push(...parsed.problems)
      return
    }
    sources.set(parsed.value as object, { file, lineOf: parsed.lineOf })
    return parsed.value
  }
  const readFolder = <T>(name: string, schema: z.ZodType<T>): T[] =>
    readdirSync(join(contentFolder, name))
      .filter((file) => file.endsWith('.yaml'))
      .sort()
      .map((file) => readFile(join(name, file), schema))
      .filter((value) => value !== undefined)

  const partners = readFolder('partners', partner)
  const facts = {
    company: readFile('company.yaml', companyByCountry),
    areas: readFile('areas.yaml', z.array(area)),
    clinics: readFolder('clinics', clinic),
    catalogue: readFile('catalogue.yaml', catalogue),
    prices: readFile('prices.yaml', pricesByCountry),
    competence: readFile('competence.yaml', z.array(competence)),
    practitioners: readFolder('practitioners', practitioner),
    partners,
    jobs: readJobs(contentFolder),
    orders: readFile('orders.yaml', orders),
    groups: readFolder('groups', group),
    holidays: listHolidays(yearsAround(year)),
    paths: readMessagePaths(contentFolder, partners),
  }
  if (problems.length > 0) throw new ContentError(problems)
  problems.push(...checkFacts(facts as ContentFacts, sources), ...checkGuides(contentFolder, facts.orders!, sources))
  if (problems.length > 0) throw new ContentError(problems)
  return { ...(facts as ContentFacts), catalogue: fillResults(facts.catalogue!) }
}
