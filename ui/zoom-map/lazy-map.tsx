import { type ReactNode, useEffect, useState } from 'react'
import type { MapData } from '#domain/map/map-data.ts'
import { Button } from '../button/button.tsx'
import { Notice } from '../notice/notice.tsx'
import type { MapWords, ZoomMapProps } from './map-props.ts'

interface LazyWords extends MapWords {
  map: MapWords['map'] & { loading: string; failed: string }
}

/** The map, with its code and data fetched when it is first shown. Without them the list is still there, and a way to try again. */
export function LazyMap({
  loadData,
  instead,
  tryAgain,
  ...props
}: Omit<ZoomMapProps, 'data' | 'words'> & {
  loadData: () => Promise<MapData>
  words: LazyWords
  tryAgain: string
  /** Shown until it is there. */
  instead?: ReactNode
}) {
  const [loaded, setLoaded] = useState<{ ZoomMap: (props: ZoomMapProps) => ReactNode; data: MapData }>()
  const [isLoading, setLoading] = useState(true)
  const { words } = props
  async function load() {
    setLoading(true)
    try {
      const [{ ZoomMap }, data] = await Promise.all([import('./zoom-map.tsx'), loadData()])
      setLoaded({ ZoomMap, data })
    } catch {
      // Said below.
    }
    setLoading(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; another try is pressed for
  useEffect(() => void load(), [])
  if (loaded) return <loaded.ZoomMap {...props} data={loaded.data} />
  return (
    <>
      {instead}
      {isLoading ? (
        <p role="status">{words.map.loading}</p>
      ) : (
        <Notice tone="warning" live>
          <p>{words.map.failed}</p>
          <Button tone="quiet" onClick={load}>
            {tryAgain}
          </Button>
        </Notice>
      )}
    </>
  )
}
