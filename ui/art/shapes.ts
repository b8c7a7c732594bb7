/**
 * scene: one per page group. body: a body area with its pain point. spot: a tile of the booking or of the home page.
 * figure: a whole person with places to tap (ui/body-map). drawing: what explains something in a text.
 */
export type Shape = 'scene' | 'body' | 'spot' | 'figure' | 'drawing'

export const viewBoxes: Record<Shape, string> = {
  scene: '0 0 560 420',
  body: '0 0 320 240',
  spot: '0 0 200 160',
  figure: '0 0 430 640',
  drawing: '0 0 480 240',
}

export const bodyNames = [
  'ankle',
  'back',
  'disc-herniation',
  'elbow',
  'foot',
  'frozen-shoulder',
  'golferselbow',
  'headache',
  'hip-thigh',
  'jawpain',
  'knee',
  'low-back',
  'meniscus',
  'migraine',
  'neck',
  'osteoarthritis',
  'runners-knee',
  'shoulder',
  'tension-headache',
  'whiplash',
  'womenshealth',
]

/** Clinics whose house is drawn, by id. */
export const facadeNames = [
  'bergen',
  'bislett',
  'bogstadveien',
  'carl-berner',
  'ensjo',
  'grunerlokka',
  'hegdehaugsveien',
  'kirkeveien',
  'kristiansand',
  'lillestrom',
  'majorstuen',
  'nordstrand',
  'nydalen',
  'okern',
  'sandvika',
  'skoyen',
  'stavanger',
  'torshov',
  'trondheim',
  'ulleval',
  'vasastan',
  'vika',
] as const

/** The picture of a clinic: its own house; the street of all clinics until its house is drawn. */
export function artOfClinic(id: string): string {
  return (facadeNames as readonly string[]).includes(id) ? `facade-${id}` : 'clinics'
}

/** Some words, such as 'physical', are both a scene and a tile: the files of tiles begin with 'spot-'. */
export function fileOf(name: string, spot: boolean): { file: string; shape: Shape } {
  if (spot) return { file: `spot-${name}`, shape: 'spot' }
  if (name.startsWith('figure-')) return { file: name, shape: 'figure' }
  return { file: name, shape: bodyNames.includes(name) ? 'body' : 'scene' }
}
