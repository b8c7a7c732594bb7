import { BloodPressureZones } from './blood-pressure-zones.tsx'
import { Bmi } from './bmi.tsx'
import { Coffee } from './coffee.tsx'
import { CyclePicture } from './cycle.tsx'
import { DueDate } from './due-date.tsx'
import { Glasses } from './glasses.tsx'
import { HeadacheDiary } from './headache-diary.tsx'
import { MoleAbcde } from './mole-abcde.tsx'
import { PainPoints } from './pain-points.tsx'
import { PollenCalendar } from './pollen-calendar.tsx'
import { SickDays } from './sick-days.tsx'
import { Sleep } from './sleep.tsx'
import { Smoking } from './smoking.tsx'
import { StressScale } from './stress-scale.tsx'
import { TravelVaccinePlan } from './travel-vaccine-plan.tsx'
import { Urgency } from './urgency.tsx'
import { WhoToSee } from './who-to-see.tsx'

export const toolsPictures = {
  'blood-pressure-zones': BloodPressureZones,
  bmi: Bmi,
  coffee: Coffee,
  cycle: CyclePicture,
  'due-date': DueDate,
  glasses: Glasses,
  'headache-diary': HeadacheDiary,
  'mole-abcde': MoleAbcde,
  'pain-points': PainPoints,
  'pollen-calendar': PollenCalendar,
  'sick-days': SickDays,
  sleep: Sleep,
  smoking: Smoking,
  'stress-scale': StressScale,
  'travel-vaccine-plan': TravelVaccinePlan,
  urgency: Urgency,
  'who-to-see': WhoToSee,
}
