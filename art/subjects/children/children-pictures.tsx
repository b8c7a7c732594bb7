import { Chickenpox } from './chickenpox.tsx'
import { ChildhoodAnxiety } from './childhood-anxiety.tsx'
import { ChildhoodEczema } from './childhood-eczema.tsx'
import { ChildrenRash } from './children-rash.tsx'
import { DiaperRash } from './diaper-rash.tsx'
import { EmotionalDevelopment } from './emotional-development.tsx'
import { FifthDisease } from './fifth-disease.tsx'
import { HandFootAndMouth } from './hand-foot-and-mouth.tsx'
import { Impetigo } from './impetigo.tsx'
import { Miliaria } from './miliaria.tsx'
import { ScarletFever } from './scarlet-fever.tsx'
import { SchoolRefusal } from './school-refusal.tsx'
import { SeborrheicDermatitis } from './seborrheic-dermatitis.tsx'
import { SixthDisease } from './sixth-disease.tsx'

export const childrenPictures = {
  chickenpox: Chickenpox,
  'childhood-anxiety': ChildhoodAnxiety,
  'childhood-eczema': ChildhoodEczema,
  'children-rash': ChildrenRash,
  'diaper-rash': DiaperRash,
  'emotional-development': EmotionalDevelopment,
  'fifth-disease': FifthDisease,
  'hand-foot-and-mouth': HandFootAndMouth,
  impetigo: Impetigo,
  miliaria: Miliaria,
  'scarlet-fever': ScarletFever,
  'school-refusal': SchoolRefusal,
  'seborrheic-dermatitis': SeborrheicDermatitis,
  'sixth-disease': SixthDisease,
}
