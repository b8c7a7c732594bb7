import { Allergy } from './allergy.tsx'
import { Anaphylaxis } from './anaphylaxis.tsx'
import { Asthma } from './asthma.tsx'
import { Copd } from './copd.tsx'
import { DustMiteAllergy } from './dust-mite-allergy.tsx'
import { FoodAllergy } from './food-allergy.tsx'
import { PetAllergy } from './pet-allergy.tsx'
import { PollenAllergy } from './pollen-allergy.tsx'
import { QuitSmoking } from './quit-smoking.tsx'
import { ShortnessOfBreath } from './shortness-of-breath.tsx'
import { SleepApnea } from './sleep-apnea.tsx'
import { Snoring } from './snoring.tsx'

export const breathingPictures = {
  allergy: Allergy,
  anaphylaxis: Anaphylaxis,
  asthma: Asthma,
  copd: Copd,
  'dust-mite-allergy': DustMiteAllergy,
  'food-allergy': FoodAllergy,
  'pet-allergy': PetAllergy,
  'pollen-allergy': PollenAllergy,
  'quit-smoking': QuitSmoking,
  'shortness-of-breath': ShortnessOfBreath,
  'sleep-apnea': SleepApnea,
  snoring: Snoring,
}
