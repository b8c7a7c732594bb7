import type { Profession } from '#domain/facts/catalogue.ts'
import type { Facts } from '#domain/facts/facts.ts'
import type { WarningSigns } from '#domain/facts/warning-sign.ts'
import { markets } from '#domain/market/market.ts'
import type { ContentProblem } from '../problem.ts'
import type { PageSource } from '../read/read-pages.ts'
import type { SignUse } from './text-checker.ts'

const doctors = new Set<Profession>([
  'general-practitioner',
  'psychiatrist',
  'dermatologist',
  'gynecologist',
  'plastic-surgeon',
  'eye-doctor',
  'ear-nose-throat-doctor',
  'urologist',
])

const suicide = /suicid|selvmord|tak(?:e|ing) (?:your|their|his|her) own li(?:fe|ves)|ta livet (?:ditt|sitt)/i

/** Rules for a page as a whole: a doctor has reviewed its urgent cards, and helplines are named beside the signs that need them. */
export function checkPageSafety(
  page: PageSource,
  uses: SignUse[],
  facts: Facts,
  signs: WarningSigns,
  problems: ContentProblem[],
) {
  const { record } = page
  const isPressing = uses.some(({ card }) => card !== undefined && card !== 'non-urgent')
  const report = (path: PropertyKey[], message: string) =>
    problems.push({ file: page.file, line: page.lineOf(path), message })
  const reviewer = facts.practitioners.find(({ id }) => id === record.review?.by)
  if (isPressing && !record.review) {
    report([], 'the page has an urgent or emergency card and no review. Have a doctor read it, and add review.')
  }
  if (isPressing && reviewer && !doctors.has(reviewer.profession)) {
    report(
      ['review', 'by'],
      `${reviewer.name} is no doctor. A page with an urgent or emergency card is reviewed by one.`,
    )
  }
  if (record.kind === 'blog-post' && record.review?.by === record.author) {
    report(['review', 'by'], 'the reviewer is the author. Somebody else must review the page.')
  }
  for (const [language, written] of Object.entries(page.words)) {
    const helpline = markets.norway.crisisNumber
    if (language !== 'sv' && suicide.test(written.body) && !written.body.includes(helpline)) {
      const line = written.body.split('\n').findIndex((text) => suicide.test(text))
      const message = `the page names suicide: it must also name ${helpline}, to talk to someone.`
      problems.push({ file: written.file, line: written.bodyLine + line, message })
    }
    const own = uses.filter(({ file, sign }) => file === written.file && sign !== undefined)
    const numbers = new Set(own.map(({ sign }) => signs[sign!]!.alsoName).filter((number) => number !== undefined))
    for (const number of numbers) {
      if (written.body.includes(number)) continue
      const { line } = own.find(({ sign }) => signs[sign!]!.alsoName === number)!
      problems.push({ file: written.file, line, message: `the page must also name ${number}, as the table says.` })
    }
  }
}
