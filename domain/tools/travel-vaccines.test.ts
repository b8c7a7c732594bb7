import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type TravelRisk, travelCountries } from './travel-countries.ts'
import { adviseTravel, type TripKind, tripKinds, type Weight } from './travel-vaccines.ts'

const countriesWith = (risk: TravelRisk) =>
  [...travelCountries].filter(([, { risks }]) => risks.includes(risk)).map(([id]) => id)
const ours = (ids: string) => ids.split(' ').filter((id) => travelCountries.has(id))
const weightOf = (id: string, vaccine: string, trip: readonly TripKind[] = []): Weight | undefined =>
  adviseTravel(travelCountries.get(id), trip).vaccines.find((it) => it.vaccine === vaccine)?.weight

describe('the countries of the travel advice', () => {
  // WHO, International travel and health, 'Countries with risk of yellow fever transmission', annex 1.
  it('has yellow fever exactly where WHO lists it', () => {
    const listed =
      'AO AR BJ BO BR BF BI CM CF TD CO CG CI CD EC GQ ET GF GA GM GH GN GW GY KE LR ML MR NE NG PA PY PE SN SL SS SD SR TG TT UG VE'
    expect(countriesWith('yellow-fever').toSorted()).toEqual(ours(listed).toSorted())
  })

  // WHO, 'Countries and territories certified malaria-free by WHO', to 2025.
  it('has no malaria where WHO has certified its end', () => {
    const free = ours(
      'AE AM AR AU AZ BA BG BN BZ CN CU CV CY DM DZ EG ES GD GE HR HU IT JM JO KG LC LK MA ME MK MU MV NL PL PT PY RO RS SE SG SI SK SR SV TL TJ TM TT US UZ',
    )
    expect(countriesWith('malaria').filter((id) => free.includes(id))).toEqual([])
  })

  // WHO, Meningitis: the 26 countries of the African meningitis belt.
  it('has the meningitis belt of WHO', () => {
    const belt = 'BJ BF BI CM CF TD CI CD ER ET GM GH GN GW KE ML MR NE NG RW SN SS SD TZ TG UG'
    expect(countriesWith('meningitis-belt').toSorted()).toEqual(ours(belt).toSorted())
  })

  // CDC, Areas at risk for Japanese encephalitis, with those that only older lists have (PK, RU, SG).
  it('has Japanese encephalitis only where it has been found', () => {
    const risk = 'AU BD BT BN MM KH CN KP IN ID JP LA MY NP PK PG PH KR RU SG LK TW TH TL VN'.split(' ')
    expect(countriesWith('je').filter((id) => !risk.includes(id))).toEqual([])
  })

  // WHO, Polio eradication: countries where wild poliovirus is endemic.
  it('has polio where it is endemic', () => expect(countriesWith('polio')).toEqual(['AF', 'PK']))

  // The TBE Book (Global Health Press), epidemiology by country: where the virus is endemic. Rare cases are told apart by us.
  it('has TBE in the countries where it is endemic, and nowhere else', () => {
    const endemic =
      'AT BY BE BA BG HR CZ DK EE FI FR DE HU IT LV LT MD NL NO PL RO RU RS SK SI SE CH UA GB CN JP KZ KG MN KR'
    expect([...countriesWith('tbe'), ...countriesWith('tbe-rare')].toSorted()).toEqual(ours(endemic).toSorted())
  })

  it('names each country once in each language', () => {
    const all = [...travelCountries.values()]
    expect(new Set(all.map(({ no }) => no)).size).toBe(all.length)
    expect(new Set(all.map(({ en }) => en)).size).toBe(all.length)
  })
})

describe('travel vaccines', () => {
  // FHI's advice in general terms: hepatitis A outside western and central Europe, North America, Japan, Australia and New
  // Zealand. The rules for typhoid, TBE and the rest are our simplification for travellers, to be checked by a nurse.
  it('recommends hepatitis A for Thailand, Turkey and Kenya to everybody, and not for Spain', () => {
    for (const id of ['TH', 'TR', 'KE']) expect(weightOf(id, 'hepatitis-a')).toBe('usual')
    expect(weightOf('ES', 'hepatitis-a')).toBeUndefined()
  })

  it('recommends typhoid for a family visit to Pakistan, and only asks about it for a beach holiday in Thailand', () => {
    expect(weightOf('PK', 'typhoid', ['family'])).toBe('likely')
    expect(weightOf('TH', 'typhoid')).toBe('ask')
  })

  it('recommends TBE in Sweden to those who are much outdoors', () => {
    expect(weightOf('SE', 'tbe', ['outdoors'])).toBe('likely')
    expect(weightOf('SE', 'tbe')).toBe('ask')
    expect(weightOf('GB', 'tbe', ['outdoors'])).toBe('ask')
    expect(weightOf('ES', 'tbe', ['outdoors'])).toBeUndefined()
  })

  // FHI and WHO: who stays for more than four weeks where polio is endemic needs a recent dose before leaving the country.
  it('recommends a polio dose for a long stay in Pakistan', () => {
    expect(weightOf('PK', 'polio', ['long'])).toBe('likely')
    expect(weightOf('PK', 'polio')).toBe('ask')
  })

  it('mentions malaria for Ghana, and not for Morocco', () => {
    expect(adviseTravel(travelCountries.get('GH'), []).malaria).toBe(true)
    expect(adviseTravel(travelCountries.get('MA'), []).malaria).toBe(false)
  })

  it('gives only the general advice for a country that it does not know', () => {
    expect(adviseTravel(undefined, [...tripKinds])).toEqual({
      vaccines: [
        { vaccine: 'basic', weight: 'usual' },
        { vaccine: 'mmr', weight: 'usual' },
      ],
      malaria: false,
    })
  })

  it('names every vaccine once, and never takes one away for more of a trip', () => {
    const rank: Record<Weight, number> = { ask: 0, likely: 1, usual: 2 }
    fc.assert(
      fc.property(
        fc.constantFrom(...travelCountries.values()),
        fc.subarray([...tripKinds]),
        fc.subarray([...tripKinds]),
        (country, trip, more) => {
          const { vaccines } = adviseTravel(country, trip)
          const fuller = adviseTravel(country, [...trip, ...more]).vaccines
          expect(new Set(vaccines.map(({ vaccine }) => vaccine)).size).toBe(vaccines.length)
          expect(fuller.map(({ vaccine }) => vaccine)).toEqual(vaccines.map(({ vaccine }) => vaccine))
          vaccines.forEach(({ weight }, index) => {
            expect(rank[fuller[index]!.weight]).toBeGreaterThanOrEqual(rank[weight])
          })
        },
      ),
    )
  })
})
