import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryClinicRoster, arbitraryPractitionerRoster } from '../testing/arbitrary-rosters.ts'
import { sampleFacts } from '../testing/sample-facts.ts'
import { type Rosters, rostersOf } from './roster.ts'
import { parseRosterCsv, writeRosterCsv } from './roster-csv.ts'
import { checkEntries, collectRosters, type ParsedEntries } from './roster-entries.ts'
import { parseRosterYaml, writeRosterYaml } from './roster-yaml.ts'

const formats: [string, (rosters: Rosters) => string, (text: string) => ParsedEntries][] = [
  ['CSV', writeRosterCsv, parseRosterCsv],
  ['YAML', writeRosterYaml, parseRosterYaml],
]

const id = fc.constantFrom('anne-lege', 'bo-lege', 'cato-fysio', 'bislett', 'okern')
const someRosters = fc
  .record({
    practitioners: fc.array(fc.tuple(id, arbitraryPractitionerRoster), { maxLength: 3 }),
    clinics: fc.array(fc.tuple(id, arbitraryClinicRoster), { maxLength: 3 }),
  })
  .map((it): Rosters => ({ practitioners: new Map(it.practitioners), clinics: new Map(it.clinics), groups: new Map() }))

describe.each(formats)('rosters as %s', (_, write, parse) => {
  it('are the same after they were written and read, whatever is in them', () => {
    fc.assert(
      fc.property(someRosters, (rosters) => {
        const parsed = parse(write(rosters))
        expect(parsed.ok && collectRosters(parsed.entries)).toEqual(rosters)
      }),
    )
  })

  it('never break on a text that is something else', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const parsed = parse(text)
        if (!parsed.ok) expect(parsed.problems.length).toBeGreaterThan(0)
      }),
    )
  })

  it('of content are fine', () => {
    const parsed = parse(write(rostersOf(sampleFacts)))
    expect(parsed.ok && checkEntries(parsed.entries, sampleFacts)).toEqual([])
  })
})

const problemsIn = (text: string) => {
  const parsed = parseRosterCsv(text)
  const problems = parsed.ok ? checkEntries(parsed.entries, sampleFacts) : parsed.problems
  return problems.map((it) => `${it.line}: ${it.message}`)
}

describe('a planner’s spreadsheet', () => {
  it('may write dates and times the Norwegian way, with commas or semicolons, in its own order of columns', () => {
    const semicolons = [
      'kind;clinic;practitioner;hours;days;weeks;from;to;breaks',
      'shift;bislett;anne-lege;8.00 – 16.00;mon-wed fri;;01.12.2026;31.12.2026;11:30-12:00',
      'absence;;anne-lege;;;;24.12.2026;;',
    ].join('\r\n')
    const commas = [
      'kind,practitioner,clinic,days,hours,breaks,weeks,from,to',
      'shift,anne-lege,bislett,"mon,tue,wed,fri",08:00-16:00,11:30-12:00,every,2026-12-01,2026-12-31',
      'absence,anne-lege,,,,,,2026-12-24,2026-12-24',
    ].join('\n')
    const expected = {
      practitioners: new Map([
        [
          'anne-lege',
          {
            shifts: [
              {
                clinic: 'bislett',
                days: ['mon', 'tue', 'wed', 'fri'],
                hours: { from: '08:00', to: '16:00' },
                breaks: [{ from: '11:30', to: '12:00' }],
                weeks: 'every',
                validFrom: '2026-12-01',
                validTo: '2026-12-31',
              },
            ],
            absences: [{ from: '2026-12-24', to: '2026-12-24' }],
          },
        ],
      ]),
      clinics: new Map(),
      groups: new Map(),
    }
    for (const text of [semicolons, commas]) {
      const parsed = parseRosterCsv(text)
      expect(parsed.ok && collectRosters(parsed.entries)).toEqual(expected)
    }
  })

  it('is told every line that is wrong, and why', () => {
    const text = [
      'kind;practitioner;clinic;days;hours;breaks;weeks;from;to;reason_no;reason_en',
      'shift;anne-lege;bislett;mon;08:00-16:00;;sometimes;;;;',
      'shift;anne-lege;bislett;mon;16:00-08:00;;;;;;',
      'shift;anne-lege;bislett;monday;08:00-16:00;;;;;;',
      'absence;anne-lege;;;;;;2026-02-30;;;',
      'absence;anne-lege;;;;;;2026-03-02;2026-03-01;;',
      'absence;;bislett;;;;;2026-03-02;;;',
      'closure;;bislett;;;;;2026-03-02;;Kurs;',
      'closure;;bislett;;;;;2026-03-02;;"Kurs',
      'over to lines";Training;too much',
      'holiday;;bislett;;;;;2026-03-02;;;',
    ].join('\n')
    expect(problemsIn(text)).toEqual([
      expect.stringMatching(/^2: 'weeks': /),
      "3: 'hours': the end must be later than the start.",
      expect.stringMatching(/^4: 'days': /),
      expect.stringMatching(/^5: 'from': /),
      "6: 'to' comes before 'from'.",
      "7: 'clinic' does not belong to the kind 'absence'.",
      expect.stringMatching(/^8: 'reason_en': /),
      '9: has more fields than the first line.',
      expect.stringMatching(/^11: 'holiday' is no kind/),
    ])
  })

  it('is told who does not exist, when a clinic is closed and who would be in two places', () => {
    const text = [
      'kind;practitioner;clinic;days;hours;from;to',
      'shift;anna-lege;bislett;mon;08:00-16:00;;',
      'shift;anne-lege;bislet;mon;08:00-16:00;;',
      'shift;anne-lege;okern;sun;08:00-12:00;;',
      'shift;anne-lege;okern;sun;08:00-12:00;2026-12-06;2026-12-06',
      'shift;bo-lege;bislett;mon-tue;08:00-12:00;;',
      'shift;bo-lege;okern;tue;11:00-15:00;;',
      'shift;bo-lege;okern;wed;11:00-15:00;;',
      'none;;oslo;;;;',
    ].join('\n')
    expect(problemsIn(text)).toEqual([
      "2: there is no practitioner 'anna-lege'.",
      "3: there is no clinic 'bislet'.",
      '4: okern is not open from 08:00 to 12:00 on sun. A shift for special hours needs a last day.',
      '7: bo-lege works at bislett at the same time (line 6).',
      "9: there is no clinic 'oslo'.",
    ])
  })

  it('is told once of a practitioner with lines without end', () => {
    const shift = 'shift;cato-fysio;bislett;mon;10:00-14:00\n'
    const parsed = parseRosterCsv(`kind;practitioner;clinic;days;hours\n${shift.repeat(30_000)}`)
    expect(parsed.ok && checkEntries(parsed.entries, sampleFacts)).toEqual([
      { line: 502, message: 'cato-fysio has more than 500 lines.' },
    ])
  })

  it('without the first line, or with a column that nobody knows, is not guessed at', () => {
    expect(problemsIn('anne-lege;bislett;mon')).toHaveLength(1)
    expect(problemsIn('kind;practitioner;colour\nabsence;anne-lege;red')).toEqual([
      expect.stringMatching(/^1: 'colour' is no column/),
    ])
    expect(problemsIn('')).toHaveLength(1)
  })
})

describe('a roster in YAML', () => {
  it('is told the line of what is wrong', () => {
    const text = ['practitioners:', '  anne-lege:', '    absences:', '      - { from: 2026-12-24 }'].join('\n')
    expect(parseRosterYaml(text)).toMatchObject({ ok: false, problems: [{ line: 4 }] })
    expect(parseRosterYaml('practitioners: [')).toMatchObject({ ok: false, problems: [{ line: 1 }] })
    const unknown = ['clinics:', '  okern:', '    closures: []', '  oslo:', '    closures: []'].join('\n')
    const parsed = parseRosterYaml(unknown)
    expect(parsed.ok && checkEntries(parsed.entries, sampleFacts)).toEqual([
      { line: 5, message: "there is no clinic 'oslo'." },
    ])
  })
})
