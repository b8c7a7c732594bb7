/** The plants of the Norwegian pollen forecast (NAAF), in the order in which they flower. */
export const plants = ['hazel', 'alder', 'willow', 'birch', 'grass', 'mugwort'] as const
export type Plant = (typeof plants)[number]

export const regions = ['east', 'south', 'west', 'mountains', 'trondelag', 'nordland', 'far-north'] as const
export type Region = (typeof regions)[number]

export type PollenLevel = 'none' | 'some' | 'most'
const levels: Record<string, PollenLevel> = { '.': 'none', o: 'some', '#': 'most' }

/** Half months of the year: 0 is the first half of January. */
export const halfMonths = 24

/**
 * A general calendar of our own, not NAAF's: o some pollen, # most pollen. One sign is half a month; October to December are
 * free. The south-east is what Norwegian calendars usually give; the other regions are moved from it by how much later or
 * earlier spring comes there, which is an estimate. A year can be two or three weeks earlier or later. The tool and its page
 * say so, and send people to NAAF's daily forecast.
 */
const seasons: Record<Region, Record<Plant, string>> = {
  //         J F M A M J J A S
  east: {
    hazel: '.ooo###o..........',
    alder: '.ooo###o..........',
    willow: '.....o###o........',
    birch: '.......###o.......',
    grass: '..........####oo..',
    mugwort: '.............##oo.',
  },
  south: {
    hazel: 'oo####o...........',
    alder: 'oo####o...........',
    willow: '....o####o........',
    birch: '......o###........',
    grass: '.........o####oo..',
    mugwort: '.............##oo.',
  },
  west: {
    hazel: 'oo####o...........',
    alder: 'oo####o...........',
    willow: '....o####o........',
    birch: '......o###o.......',
    grass: '..........o###oo..',
    mugwort: '.............ooo..',
  },
  mountains: {
    hazel: '..................',
    alder: '......o##.........',
    willow: '.......o##o.......',
    birch: '........o##o......',
    grass: '...........o##o...',
    mugwort: '..................',
  },
  trondelag: {
    hazel: '...o###o..........',
    alder: '...o###o..........',
    willow: '......o##o........',
    birch: '.......o##o.......',
    grass: '..........o###oo..',
    mugwort: '.............ooo..',
  },
  nordland: {
    hazel: '..................',
    alder: '.....o##o.........',
    willow: '.......o##o.......',
    birch: '........o##o......',
    grass: '...........o##oo..',
    mugwort: '..................',
  },
  'far-north': {
    hazel: '..................',
    alder: '......oo#o........',
    willow: '........##o.......',
    birch: '.........o##o.....',
    grass: '............o##o..',
    mugwort: '..................',
  },
}

export function pollenLevel(region: Region, plant: Plant, halfMonth: number): PollenLevel {
  return levels[seasons[region][plant][halfMonth] ?? '.']!
}

/** The first and the last half month with pollen; nothing where the plant hardly grows. */
export function seasonOf(region: Region, plant: Plant): { from: number; to: number } | undefined {
  const season = seasons[region][plant]
  const from = season.search(/[^.]/)
  return from < 0
    ? undefined
    : { from, to: season.length - 1 - [...season].reverse().findIndex((sign) => sign !== '.') }
}

/** What is in the air in a month (1 to 12): the level of its richer half. Plants without pollen then are left out. */
export function pollenInMonth(region: Region, month: number): { plant: Plant; level: 'some' | 'most' }[] {
  const halves = [month * 2 - 2, month * 2 - 1]
  return plants.flatMap((plant) => {
    const found = halves.map((half) => pollenLevel(region, plant, half))
    if (found.includes('most')) return { plant, level: 'most' as const }
    return found.includes('some') ? { plant, level: 'some' as const } : []
  })
}
