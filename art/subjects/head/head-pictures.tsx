import { CarpalTunnel } from './carpal-tunnel.tsx'
import { Cataract } from './cataract.tsx'
import { ClusterHeadache } from './cluster-headache.tsx'
import { Concussion } from './concussion.tsx'
import { DryEyes } from './dry-eyes.tsx'
import { Ear } from './ear.tsx'
import { EarNoseThroatTreatments } from './ear-nose-throat-treatments.tsx'
import { Earwax } from './earwax.tsx'
import { Eye } from './eye.tsx'
import { Fibromyalgia } from './fibromyalgia.tsx'
import { Floaters } from './floaters.tsx'
import { Glaucoma } from './glaucoma.tsx'
import { HearingLoss } from './hearing-loss.tsx'
import { Hoarseness } from './hoarseness.tsx'
import { LossOfSmell } from './loss-of-smell.tsx'
import { NasalPolyps } from './nasal-polyps.tsx'
import { Nosebleed } from './nosebleed.tsx'
import { Numbness } from './numbness.tsx'
import { Osteoporosis } from './osteoporosis.tsx'
import { RedEye } from './red-eye.tsx'
import { RestlessLegs } from './restless-legs.tsx'
import { RheumatoidArthritis } from './rheumatoid-arthritis.tsx'
import { Sprains } from './sprains.tsx'
import { Vertigo } from './vertigo.tsx'

export const headPictures = {
  'carpal-tunnel': CarpalTunnel,
  cataract: Cataract,
  'cluster-headache': ClusterHeadache,
  concussion: Concussion,
  'dry-eyes': DryEyes,
  ear: Ear,
  'ear-nose-throat-treatments': EarNoseThroatTreatments,
  earwax: Earwax,
  eye: Eye,
  fibromyalgia: Fibromyalgia,
  floaters: Floaters,
  glaucoma: Glaucoma,
  'hearing-loss': HearingLoss,
  hoarseness: Hoarseness,
  'loss-of-smell': LossOfSmell,
  'nasal-polyps': NasalPolyps,
  nosebleed: Nosebleed,
  numbness: Numbness,
  osteoporosis: Osteoporosis,
  'red-eye': RedEye,
  'restless-legs': RestlessLegs,
  'rheumatoid-arthritis': RheumatoidArthritis,
  sprains: Sprains,
  vertigo: Vertigo,
}
