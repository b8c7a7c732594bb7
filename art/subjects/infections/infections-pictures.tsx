import { Bronchitis } from './bronchitis.tsx'
import { CommonCold } from './common-cold.tsx'
import { Cough } from './cough.tsx'
import { Earache } from './earache.tsx'
import { EyeInfection } from './eye-infection.tsx'
import { Fever } from './fever.tsx'
import { FoodPoisoning } from './food-poisoning.tsx'
import { Gastroenteritis } from './gastroenteritis.tsx'
import { GenitalWarts } from './genital-warts.tsx'
import { Gonorrhea } from './gonorrhea.tsx'
import { HepatitisB } from './hepatitis-b.tsx'
import { HepatitisC } from './hepatitis-c.tsx'
import { Herpes } from './herpes.tsx'
import { Hiv } from './hiv.tsx'
import { HometestChlamydia } from './hometest-chlamydia.tsx'
import { Hpv } from './hpv.tsx'
import { InflammationAndInfection } from './inflammation-and-infection.tsx'
import { KidneyInfection } from './kidney-infection.tsx'
import { LymeDisease } from './lyme-disease.tsx'
import { Meningitis } from './meningitis.tsx'
import { Microscope } from './microscope.tsx'
import { Mononucleosis } from './mononucleosis.tsx'
import { Mycoplasma } from './mycoplasma.tsx'
import { MycoplasmaGenitalium } from './mycoplasma-genitalium.tsx'
import { Pinworms } from './pinworms.tsx'
import { Pneumonia } from './pneumonia.tsx'
import { RapidTest } from './rapid-test.tsx'
import { Rectaltest } from './rectaltest.tsx'
import { Sepsis } from './sepsis.tsx'
import { Sinusitis } from './sinusitis.tsx'
import { Sorethroat } from './sorethroat.tsx'
import { Std } from './std.tsx'
import { StrepThroat } from './strep-throat.tsx'
import { Stye } from './stye.tsx'
import { SwimmersEar } from './swimmers-ear.tsx'
import { Syphilis } from './syphilis.tsx'
import { TestKit } from './test-kit.tsx'
import { Theflu } from './theflu.tsx'
import { ThroatSwab } from './throat-swab.tsx'
import { Tinnitus } from './tinnitus.tsx'
import { Tonsillitis } from './tonsillitis.tsx'
import { TravellersDiarrhea } from './travellers-diarrhea.tsx'
import { Trichomonas } from './trichomonas.tsx'
import { Urine } from './urine.tsx'
import { Urinetest } from './urinetest.tsx'
import { Vaginaltest } from './vaginaltest.tsx'
import { WhoopingCough } from './whooping-cough.tsx'

export const infectionsPictures = {
  bronchitis: Bronchitis,
  'common-cold': CommonCold,
  cough: Cough,
  earache: Earache,
  'eye-infection': EyeInfection,
  fever: Fever,
  'food-poisoning': FoodPoisoning,
  gastroenteritis: Gastroenteritis,
  'genital-warts': GenitalWarts,
  gonorrhea: Gonorrhea,
  'hepatitis-b': HepatitisB,
  'hepatitis-c': HepatitisC,
  herpes: Herpes,
  hiv: Hiv,
  'hometest-chlamydia': HometestChlamydia,
  hpv: Hpv,
  'inflammation-and-infection': InflammationAndInfection,
  'kidney-infection': KidneyInfection,
  'lyme-disease': LymeDisease,
  meningitis: Meningitis,
  microscope: Microscope,
  mononucleosis: Mononucleosis,
  mycoplasma: Mycoplasma,
  'mycoplasma-genitalium': MycoplasmaGenitalium,
  pinworms: Pinworms,
  pneumonia: Pneumonia,
  'rapid-test': RapidTest,
  rectaltest: Rectaltest,
  sepsis: Sepsis,
  sinusitis: Sinusitis,
  sorethroat: Sorethroat,
  std: Std,
  'strep-throat': StrepThroat,
  stye: Stye,
  'swimmers-ear': SwimmersEar,
  syphilis: Syphilis,
  'test-kit': TestKit,
  theflu: Theflu,
  'throat-swab': ThroatSwab,
  tinnitus: Tinnitus,
  tonsillitis: Tonsillitis,
  'travellers-diarrhea': TravellersDiarrhea,
  trichomonas: Trichomonas,
  urine: Urine,
  urinetest: Urinetest,
  vaginaltest: Vaginaltest,
  'whooping-cough': WhoopingCough,
}
