import type { MapData, NameKind } from '#domain/map/map-data.ts'
import { distanceInKilometres, type Position } from '#domain/places/distance.ts'
import type { Postcode } from '#domain/places/postcode.ts'

/** An entry of the list of stations. */
export interface Station {
  name: string
  country: string
  latitude?: string
  longitude?: string
  /** Older entries, which are less exact, are not. */
  is_suggestable: boolean
}

const cityNames = ['Oslo', 'Bergen', 'Trondheim', 'Stavanger', 'Kristiansand']

/** To find one's way on the whole map. */
const townNames = [
  ...['Ålesund', 'Arendal', 'Drammen', 'Førde', 'Fredrikstad', 'Gjøvik', 'Hamar', 'Haugesund', 'Kongsberg'],
  ...['Kongsvinger', 'Kristiansund N', 'Larvik', 'Lillehammer', 'Lillestrøm', 'Mandal', 'Molde', 'Moss', 'Notodden'],
  ...['Odda', 'Røros', 'Sandnes', 'Sandvika', 'Ski', 'Skien', 'Tønsberg', 'Voss', 'Asker', 'Jessheim'],
]

/** What is written on the map, at its place; the more important first. */
export function findNames(
  cities: MapData['cities'],
  postcodes: Postcode[],
  stations: Station[],
  /** Quarters that have pages of their own. */
  quarters: { name: string; position: Position }[],
): MapData['names'] {
  const isClose = ({ lat, lng }: Position) =>
    cities.some(({ frame: [south, west, north, east] }) => lat > south && lat < north && lng > west && lng < east)
  const named = (kind: NameKind, name: string, { lat, lng }: Position): MapData['names'][number] => {
    const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4
    return [name, round(lat), round(lng), kind]
  }
  const known = stations
    .filter(({ name, country, is_suggestable }) => country === 'NO' && is_suggestable && / (?:stasjon|S)$/.test(name))
    .map(({ name, latitude, longitude }) => ({
      name: name.replace(/ stasjon$/, ''),
      position: { lat: Number(latitude), lng: Number(longitude) },
    }))
    .filter(({ position }) => isClose(position))
  const withName = (name: string) => postcodes.filter(({ place }) => place === name)
  const close = postcodes.filter(({ position }) => isClose(position))
  // 'Kristiansand S' is an address and no quarter, nor is the forest around Oslo. Trondheim's Midtbyen reaches far beyond the middle of the
  // town, where everybody looks for it.
  const isQuarter = (name: string) =>
    !cityNames.includes(name) &&
    !townNames.includes(name) &&
    !/ [A-ZÆØÅ]$/.test(name) &&
    name !== 'Marka' &&
    name !== 'Midtbyen'
  const districts = Map.groupBy(close, ({ district, place }) => district || place)
  const paged = quarters.filter(({ name, position }) => isClose(position) && isQuarter(name))
  return [
    // In the middle of a city is its main station.
    ...cityNames.map((name) => named('city', name, known.find((it) => it.name.replace(/ S$/, '') === name)!.position)),
    ...townNames.map((name) => named('town', name.replace(/ N$/, ''), middleOf(withName(name)))),
    ...known.map(({ name, position }) => named('station', name, position)),
    ...[...districts]
      .filter(([name]) => isQuarter(name) && !paged.some((it) => it.name === name))
      .map(([name, codes]) => named('quarter', name.replace('St.', 'St. '), middleOf(codes))),
    ...paged.map(({ name, position }) => named('quarter', name, position)),
  ]
}

/** The postcode that is nearest to all the others: the middle of a long quarter may lie in the sea, or outside of it. */
function middleOf(codes: Postcode[]): Position {
  const away = (from: Postcode) =>
    codes.reduce((sum, { position }) => sum + distanceInKilometres(from.position, position), 0)
  return codes.toSorted((a, b) => away(a) - away(b))[0]!.position
}
