import { describe, expect, it } from 'vitest'
import { firstTimesAnswer, practitionerAnswer, practitionersAnswer } from '#domain/api/read-answers.ts'
import { parseSlotId } from '#domain/availability/slot-id.ts'
import { sampleFacts } from '#domain/testing/sample-facts.ts'
import { changeRosters } from '../../rosters/change-rosters.ts'
import { apiForEachTest } from '../../testing/api-for-each-test.ts'
import { bookSlot } from '../../testing/visit.ts'

const test = apiForEachTest()

const get = async (path: string) => (await test.api.call('GET', path)).body
const listPeople = async (query = '') =>
  practitionersAnswer.parse(await get(`/api/practitioners?${query}`)).practitioners
const readFirstTimes = async () => firstTimesAnswer.parse(await get('/api/practitioners/next-free'))
const readProfile = async (id: string) => practitionerAnswer.parse(await get(`/api/practitioners/${id}`))

const anne = sampleFacts.practitioners.find((it) => it.id === 'anne-lege')!
const planner = { actor: 'staff', channel: 'command', who: 'planner' } as const
const moveAnneTo = (clinic: string) =>
  changeRosters(
    test.api.service,
    {
      practitioners: new Map([['anne-lege', { shifts: [{ ...anne.shifts[0]!, clinic }], absences: [] }]]),
      clinics: new Map(),
      groups: new Map(),
    },
    planner,
  )

describe('the directory', () => {
  it.each<[string, string[]]>([
    ['', ['anne-lege', 'bo-lege', 'cato-fysio', 'dina-psykolog', 'else-natt']],
    ['city=Stockholm', []],
    ['clinic=okern', ['bo-lege']],
    ['type=psychologist', ['dina-psykolog']],
    ['service=physiotherapist&city=oslo', ['cato-fysio']],
    ['competence=nothing', []],
  ])('asked for %s', async (query, found) => {
    expect((await listPeople(query)).map((it) => it.id)).toEqual(found)
  })

  it('finds a city by its id and by its name', async () => {
    for (const city of ['oslo', 'Oslo', 'OSLO']) expect(await listPeople(`city=${city}`)).toHaveLength(5)
  })

  it('tells where the profile is and when the first free time is', async () => {
    expect((await listPeople('clinic=bislett&locale=en&type=physiotherapist'))[0]).toMatchObject({
      path: '/en/physical/practitioners/cato-fysio/',
      city: 'Oslo',
      nextFree: '2026-11-09T10:00:00+01:00',
      services: ['physiotherapist'],
    })
  })
})

/** What the clinics say about the same person, each computed on its own. */
async function firstAtClinics(id: string): Promise<string | null> {
  const { clinics } = await get(`/api/clinics?practitioner=${id}`)
  const starts = clinics.flatMap((it: { today: { nextFree: string | null } }) => it.today.nextFree ?? [])
  return starts.sort((a: string, b: string) => Date.parse(a) - Date.parse(b))[0] ?? null
}

describe('the first free time of everybody', () => {
  it('is the one that the clinics tell, whenever it is asked', async () => {
    for (const minutes of [0, 1, 29, 1, 59, 60, 240, 1, 600, 1440, 9000]) {
      test.api.clock.advance({ minutes })
      const { nextFree, slots } = await readFirstTimes()
      expect(Object.keys(nextFree)).toHaveLength(5)
      for (const [id, start] of Object.entries(nextFree)) {
        expect(start, id).toBe(await firstAtClinics(id))
        expect(slots[id] && parseSlotId(slots[id])?.start, id).toBe(start === null ? undefined : Date.parse(start))
      }
    }
  })

  it('comes with the slot to book', async () => {
    const { slots } = await readFirstTimes()
    expect((await bookSlot(test.api, slots['anne-lege']!)).status).toBe(201)
  })

  it('is another as soon as it is booked', async () => {
    const [first, second] = (await readProfile('anne-lege')).times
    expect((await readFirstTimes()).nextFree['anne-lege']).toBe(first!.start)
    expect((await bookSlot(test.api, first!.slot)).status).toBe(201)
    expect((await readFirstTimes()).nextFree['anne-lege']).toBe(second!.start)
    expect((await listPeople()).find((it) => it.id === 'anne-lege')?.nextFree).toBe(second!.start)
  })

  it('names the clinics of those who have moved since the pages were built, and of nobody else', async () => {
    expect((await readFirstTimes()).clinics).toEqual({})
    await moveAnneTo('okern')
    expect((await readFirstTimes()).clinics).toEqual({ 'anne-lege': ['okern'] })
  })
})

describe('a profile', () => {
  it('has the next three times, which can be booked, and without those that have been', async () => {
    const { times } = await readProfile('anne-lege')
    expect(times).toHaveLength(3)
    expect(new Set(times.map((it) => it.treatment)).size).toBe(1)
    expect((await bookSlot(test.api, times[1]!.slot)).status).toBe(201)
    const after = (await readProfile('anne-lege')).times.map((it) => it.slot)
    expect(after.slice(0, 2)).toEqual([times[0]!.slot, times[2]!.slot])
  })

  it('tells where and on which days they work, by the roster of now', async () => {
    expect((await readProfile('anne-lege')).clinics.map((it) => it.id)).toEqual([anne.shifts[0]!.clinic])
    await moveAnneTo('okern')
    const { clinics } = await readProfile('anne-lege')
    expect(clinics).toMatchObject([{ id: 'okern', name: 'Økern', phone: '+47 22 00 00 02' }])
    expect(clinics[0]!.days[0]).toMatchObject({ days: anne.shifts[0]!.days, hours: anne.shifts[0]!.hours })
  })

  it('of nobody is not found', async () => {
    expect((await test.api.call('GET', '/api/practitioners/nobody')).status).toBe(404)
  })
})
