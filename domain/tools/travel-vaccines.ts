import type { Hygiene, TravelCountry, TravelRisk } from './travel-countries.ts'

export const tripKinds = ['long', 'family', 'rural', 'outdoors', 'animals'] as const
export type TripKind = (typeof tripKinds)[number]

export type TravelVaccine =
  | 'basic'
  | 'mmr'
  | 'hepatitis-a'
  | 'hepatitis-b'
  | 'typhoid'
  | 'rabies'
  | 'je'
  | 'tbe'
  | 'meningococcal'
  | 'pilgrimage'
  | 'yellow-fever'
  | 'polio'

/** usual: recommended to most who go there. likely: because of the kind of trip. ask: depends on more than we ask about. */
export type Weight = 'usual' | 'likely' | 'ask'

export interface TravelAdvice {
  vaccines: { vaccine: TravelVaccine; weight: Weight }[]
  malaria: boolean
}

/** Everywhere, Norway included: the vaccines of the childhood programme, kept up (FHI). */
const everywhere: TravelVaccine[] = ['basic', 'mmr']

interface Rule {
  vaccine: TravelVaccine
  hygiene?: readonly Hygiene[]
  risk?: TravelRisk
  /** Whether most travellers get it; otherwise only those on one of these kinds of trip, and the rest should ask. */
  usual?: boolean
  trips?: readonly TripKind[]
}

const rules: Rule[] = [
  { vaccine: 'hepatitis-a', hygiene: ['poor', 'typhoid'], usual: true },
  { vaccine: 'hepatitis-a', hygiene: ['varying'], trips: ['long', 'family', 'rural'] },
  { vaccine: 'typhoid', hygiene: ['typhoid'], trips: ['long', 'family', 'rural'] },
  { vaccine: 'typhoid', hygiene: ['poor'], trips: ['long', 'rural'] },
  { vaccine: 'hepatitis-b', hygiene: ['poor', 'typhoid'], trips: ['long', 'family'] },
  { vaccine: 'rabies', risk: 'rabies', trips: ['long', 'animals'] },
  { vaccine: 'tbe', risk: 'tbe', trips: ['outdoors'] },
  { vaccine: 'tbe', risk: 'tbe-rare' },
  { vaccine: 'je', risk: 'je', trips: ['rural'] },
  { vaccine: 'meningococcal', risk: 'meningitis-belt', trips: ['long', 'family'] },
  { vaccine: 'pilgrimage', risk: 'pilgrimage' },
  { vaccine: 'yellow-fever', risk: 'yellow-fever' },
  { vaccine: 'polio', risk: 'polio', trips: ['long', 'family'] },
]

/** The advice for a country that is not in the list: only what holds everywhere. */
export function adviseTravel(country: TravelCountry | undefined, trip: readonly TripKind[]): TravelAdvice {
  const fitting = rules.filter(
    ({ hygiene, risk }) =>
      country && (hygiene?.includes(country.hygiene) || (risk !== undefined && country.risks.includes(risk))),
  )
  const weigh = ({ usual, trips }: Rule): Weight => {
    if (usual) return 'usual'
    return trips?.some((kind) => trip.includes(kind)) ? 'likely' : 'ask'
  }
  return {
    vaccines: [
      ...everywhere.map((vaccine) => ({ vaccine, weight: 'usual' as const })),
      ...fitting.map((rule) => ({ vaccine: rule.vaccine, weight: weigh(rule) })),
    ],
    malaria: country?.risks.includes('malaria') ?? false,
  }
}
