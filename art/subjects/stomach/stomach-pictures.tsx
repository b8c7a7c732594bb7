import { AcidReflux } from './acid-reflux.tsx'
import { AnalFissure } from './anal-fissure.tsx'
import { Bloating } from './bloating.tsx'
import { CeliacDisease } from './celiac-disease.tsx'
import { Constipation } from './constipation.tsx'
import { Diarrhea } from './diarrhea.tsx'
import { Gallstones } from './gallstones.tsx'
import { Gastritis } from './gastritis.tsx'
import { Haemorrhoids } from './haemorrhoids.tsx'
import { Hernia } from './hernia.tsx'
import { Ibs } from './ibs.tsx'
import { InflammatoryBowelDisease } from './inflammatory-bowel-disease.tsx'
import { LactoseIntolerance } from './lactose-intolerance.tsx'
import { StomachPain } from './stomach-pain.tsx'
import { StomachUlcer } from './stomach-ulcer.tsx'

export const stomachPictures = {
  'acid-reflux': AcidReflux,
  'anal-fissure': AnalFissure,
  bloating: Bloating,
  'celiac-disease': CeliacDisease,
  constipation: Constipation,
  diarrhea: Diarrhea,
  gallstones: Gallstones,
  gastritis: Gastritis,
  haemorrhoids: Haemorrhoids,
  hernia: Hernia,
  ibs: Ibs,
  'inflammatory-bowel-disease': InflammatoryBowelDisease,
  'lactose-intolerance': LactoseIntolerance,
  'stomach-pain': StomachPain,
  'stomach-ulcer': StomachUlcer,
}
