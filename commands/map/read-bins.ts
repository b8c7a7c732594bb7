import type { Outline, Place } from './outlines.ts'

/** The part of the HDF5 reader that is used here. It is no dependency: the map is cut once in years. */
interface Reader {
  ready: Promise<unknown>
  File: new (path: string, mode: 'r') => { get(name: string): Dataset }
}
interface Dataset {
  value: ArrayLike<number>
  slice(ranges: [number, number][]): ArrayLike<number>
}

/** A piece of a line in one square degree: 1 is the shore of the sea, 2 of a lake; of borders, 1 is that of a state. */
export interface Piece {
  level: number
  places: Outline
}

/** Reads GMT's binned lines, shores or borders: squares of the earth, each with the pieces of line in it. */
export async function readBins(path: string, library: string): Promise<(lat: number, lng: number) => Piece[]> {
  const { default: h5 }: { default: Reader } = await import(library)
  await h5.ready
  const file = new h5.File(path, 'r')
  const all = (name: string) => file.get(name).value
  const isShore = path.includes('GSHHS')
  const first = all('Id_of_first_segment_in_a_bin')
  const count = all('N_segments_in_a_bin')
  const lengths = all(isShore ? 'Embedded_npts_levels_exit_entry_for_a_segment' : 'N_points_for_a_segment')
  const levels = isShore ? undefined : all('Hierarchial_level_of_a_segment')
  const start = all('Id_of_first_point_in_a_segment')
  const [east, north] = ['longitude', 'latitude'].map((it) => file.get(`Relative_${it}_from_SW_corner_of_bin`))
  const size = all('Bin_size_in_minutes')[0]! / 60
  if (size !== 1) throw new Error(`Bins of ${size} degrees; one is expected`)
  return (south, west) => {
    const bin = (89 - south) * 360 + west
    // Sixteen bits of the way across the bin.
    const far = (value: number) => (value & 0xffff) / 0xffff
    return Array.from({ length: count[bin]! }, (_, index) => {
      const segment = first[bin]! + index
      const points = levels ? lengths[segment]! : lengths[segment]! >> 9
      const range: [number, number] = [start[segment]!, start[segment]! + points]
      const [xs, ys] = [east!.slice([range]), north!.slice([range])]
      return {
        level: levels ? levels[segment]! : (lengths[segment]! >> 6) & 7,
        places: Array.from(xs, (x, at): Place => [south + far(ys[at]!), west + far(x)]),
      }
    })
  }
}
