import { BacterialVaginosis } from './bacterial-vaginosis.tsx'
import { EmergencyContraception } from './emergency-contraception.tsx'
import { Menopause } from './menopause.tsx'
import { Miscarriage } from './miscarriage.tsx'
import { YeastInfection } from './yeast-infection.tsx'

export const womenPictures = {
  'bacterial-vaginosis': BacterialVaginosis,
  'emergency-contraception': EmergencyContraception,
  menopause: Menopause,
  miscarriage: Miscarriage,
  'yeast-infection': YeastInfection,
}
