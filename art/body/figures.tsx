import type { ComponentType } from 'react'
import { Figure } from './figure.tsx'

/** The pictures of ui/body-map, by file name. */
export const figurePictures: Record<string, ComponentType> = {
  'figure-adult-front': () => <Figure figure="adult" side="front" />,
  'figure-adult-back': () => <Figure figure="adult" side="back" />,
  'figure-child-front': () => <Figure figure="child" side="front" />,
  'figure-child-back': () => <Figure figure="child" side="back" />,
}
