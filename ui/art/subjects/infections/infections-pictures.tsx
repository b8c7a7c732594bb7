import { Bronchitis } from './bronchitis.tsx'
import { CommonCold } from './common-cold.tsx'
import { Cough } from './cough.tsx'
import { FoodPoisoning } from './food-poisoning.tsx'
import { Gastroenteritis } from './gastroenteritis.tsx'
import { GenitalWarts } from './genital-warts.tsx'
import { Gonorrhea } from './gonorrhea.tsx'
import { HepatitisB } from './hepatitis-b.tsx'
import { HepatitisC } from './hepatitis-c.tsx'
import { Herpes } from './herpes.tsx'
import { Hiv } from './hiv.tsx'
import { Hpv } from './hpv.tsx'
import { KidneyInfection } from './kidney-infection.tsx'
import { LymeDisease } from './lyme-disease.tsx'
import { Microscope } from './microscope.tsx'
import { Mononucleosis } from './mononucleosis.tsx'
import { MycoplasmaGenitalium } from './mycoplasma-genitalium.tsx'
import { Pinworms } from './pinworms.tsx'
import { RapidTest } from './rapid-test.tsx'
import { Std } from './std.tsx'
import { StrepThroat } from './strep-throat.tsx'
import { Syphilis } from './syphilis.tsx'
import { TestKit } from './test-kit.tsx'
import { TravellersDiarrhea } from './travellers-diarrhea.tsx'
import { Trichomonas } from './trichomonas.tsx'
import { Urine } from './urine.tsx'

export const infectionsPictures = {
  bronchitis: Bronchitis,
  'common-cold': CommonCold,
  cough: Cough,
  'food-poisoning': FoodPoisoning,
  gastroenteritis: Gastroenteritis,
  'genital-warts': GenitalWarts,
  gonorrhea: Gonorrhea,
  'hepatitis-b': HepatitisB,
  'hepatitis-c': HepatitisC,
  herpes: Herpes,
  hiv: Hiv,
  hpv: Hpv,
  'kidney-infection': KidneyInfection,
  'lyme-disease': LymeDisease,
  microscope: Microscope,
  mononucleosis: Mononucleosis,
  'mycoplasma-genitalium': MycoplasmaGenitalium,
  pinworms: Pinworms,
  'rapid-test': RapidTest,
  std: Std,
  'strep-throat': StrepThroat,
  syphilis: Syphilis,
  'test-kit': TestKit,
  'travellers-diarrhea': TravellersDiarrhea,
  trichomonas: Trichomonas,
  urine: Urine,
}
