import type { ReactNode } from 'react'
import type { MapData } from '#domain/map/map-data.ts'
import type { Position } from '#domain/places/distance.ts'

export interface MapClinic {
  id: string
  name: string
  city: string
  position: Position
  /** Read out with its name: whether it is open, and its first time. */
  facts?: string
}

export interface MapWords {
  mapLabel: string
  map: {
    zoomIn: string
    zoomOut: string
    showAll: string
    keys: string
    fingers: string
    credits: string
  }
}

export interface ZoomMapProps {
  data: MapData
  clinics: MapClinic[]
  words: MapWords
  /** 'Oslo: 14 clinics' */
  nameGroup: (city: string, count: number) => string
  /** What is shown of the clinic that was chosen. */
  card: (id: string) => ReactNode
  /** Chosen to begin with. */
  chosen?: string
}
