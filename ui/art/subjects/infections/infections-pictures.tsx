import { Bronchitis } from './bronchitis.tsx'
import { CommonCold } from './common-cold.tsx'
import { Cough } from './cough.tsx'
import { Gastroenteritis } from './gastroenteritis.tsx'
import { KidneyInfection } from './kidney-infection.tsx'
import { Microscope } from './microscope.tsx'
import { Mononucleosis } from './mononucleosis.tsx'
import { RapidTest } from './rapid-test.tsx'
import { StrepThroat } from './strep-throat.tsx'
import { TestKit } from './test-kit.tsx'
import { Urine } from './urine.tsx'

export const infectionsPictures = {
  bronchitis: Bronchitis,
  'common-cold': CommonCold,
  cough: Cough,
  gastroenteritis: Gastroenteritis,
  'kidney-infection': KidneyInfection,
  microscope: Microscope,
  mononucleosis: Mononucleosis,
  'rapid-test': RapidTest,
  'strep-throat': StrepThroat,
  'test-kit': TestKit,
  urine: Urine,
}
