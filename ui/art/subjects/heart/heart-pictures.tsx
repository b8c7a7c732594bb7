import { Anaemia } from './anaemia.tsx'
import { BloodClot } from './blood-clot.tsx'
import { ChestPain } from './chest-pain.tsx'
import { Diabetes } from './diabetes.tsx'
import { IronDeficiency } from './iron-deficiency.tsx'
import { OveractiveThyroid } from './overactive-thyroid.tsx'
import { Palpitations } from './palpitations.tsx'
import { UnderactiveThyroid } from './underactive-thyroid.tsx'
import { VitaminB12 } from './vitamin-b12.tsx'
import { VitaminD } from './vitamin-d.tsx'

export const heartPictures = {
  anaemia: Anaemia,
  'blood-clot': BloodClot,
  'chest-pain': ChestPain,
  diabetes: Diabetes,
  'iron-deficiency': IronDeficiency,
  'overactive-thyroid': OveractiveThyroid,
  palpitations: Palpitations,
  'underactive-thyroid': UnderactiveThyroid,
  'vitamin-b12': VitaminB12,
  'vitamin-d': VitaminD,
}
