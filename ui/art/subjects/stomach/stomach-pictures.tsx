import { Constipation } from './constipation.tsx'
import { Gallstones } from './gallstones.tsx'
import { Haemorrhoids } from './haemorrhoids.tsx'
import { Ibs } from './ibs.tsx'
import { StomachPain } from './stomach-pain.tsx'

export const stomachPictures = {
  constipation: Constipation,
  gallstones: Gallstones,
  haemorrhoids: Haemorrhoids,
  ibs: Ibs,
  'stomach-pain': StomachPain,
}
