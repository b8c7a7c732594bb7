import { Anaphylaxis } from './anaphylaxis.tsx'
import { Asthma } from './asthma.tsx'
import { Copd } from './copd.tsx'

export const breathingPictures = {
  anaphylaxis: Anaphylaxis,
  asthma: Asthma,
  copd: Copd,
}
