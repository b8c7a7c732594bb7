import type { ComponentType } from 'react'
import { fileOf, type Shape } from '#ui/art/shapes.ts'
import { breathingPictures } from './breathing/breathing-pictures.tsx'
import { childrenPictures } from './children/children-pictures.tsx'
import { headPictures } from './head/head-pictures.tsx'
import { heartPictures } from './heart/heart-pictures.tsx'
import { infectionsPictures } from './infections/infections-pictures.tsx'
import { menPictures } from './men/men-pictures.tsx'
import { mindPictures } from './mind/mind-pictures.tsx'
import { physicalPictures } from './physical/physical-pictures.tsx'
import { servicesPictures } from './services/services-pictures.tsx'
import { skinPictures } from './skin/skin-pictures.tsx'
import { stomachPictures } from './stomach/stomach-pictures.tsx'
import { toolsPictures } from './tools/tools-pictures.tsx'
import { womenPictures } from './women/women-pictures.tsx'

/** Pictures of one subject (a condition, a treatment, an errand) by page group: a folder for each group. */
export const subjectGroups: Record<string, Record<string, ComponentType>> = {
  breathing: breathingPictures,
  children: childrenPictures,
  head: headPictures,
  heart: heartPictures,
  infections: infectionsPictures,
  men: menPictures,
  mind: mindPictures,
  physical: physicalPictures,
  services: servicesPictures,
  skin: skinPictures,
  stomach: stomachPictures,
  tools: toolsPictures,
  women: womenPictures,
}

export const subjects: Record<string, { shape: Shape; Picture: ComponentType }> = Object.fromEntries(
  Object.values(subjectGroups)
    .flatMap((pictures) => Object.entries(pictures))
    .map(([name, Picture]) => [name, { shape: fileOf(name, false).shape, Picture }]),
)
