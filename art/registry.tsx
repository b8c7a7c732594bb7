import type { ComponentType } from 'react'
import type { Shape } from '#ui/art/shapes.ts'
import { OsloGround, SouthGround } from '#ui/clinic-map/grounds.tsx'
import { figurePictures } from './body/figures.tsx'
import { Back } from './body-parts/back.tsx'
import { Elbow } from './body-parts/elbow.tsx'
import { Foot } from './body-parts/foot.tsx'
import { GolfersElbow } from './body-parts/golferselbow.tsx'
import { Headache } from './body-parts/headache.tsx'
import { HipThigh } from './body-parts/hip-thigh.tsx'
import { JawPain } from './body-parts/jawpain.tsx'
import { Knee } from './body-parts/knee.tsx'
import { Neck } from './body-parts/neck.tsx'
import { Osteoarthritis } from './body-parts/osteoarthritis.tsx'
import { Shoulder } from './body-parts/shoulder.tsx'
import { WomensHealth } from './body-parts/womenshealth.tsx'
import { artOfExercise } from './exercises/art-of-exercise.ts'
import { exercisePictures } from './exercises/exercise-pictures.tsx'
import { facades } from './facades/facades.tsx'
import { artOfDrawing } from './in-text/art-of-drawing.ts'
import { inTextPictures } from './in-text/in-text-pictures.tsx'
import { Blog } from './scenes/blog.tsx'
import { Booking } from './scenes/booking.tsx'
import { Breathing } from './scenes/breathing.tsx'
import { Business } from './scenes/business.tsx'
import { Children } from './scenes/children.tsx'
import { Clinics } from './scenes/clinics.tsx'
import { ErrorScene } from './scenes/error.tsx'
import { Faq } from './scenes/faq.tsx'
import { HeadScene } from './scenes/head.tsx'
import { HeartScene } from './scenes/heart.tsx'
import { Home } from './scenes/home.tsx'
import { Infections } from './scenes/infections.tsx'
import { Jobs } from './scenes/jobs.tsx'
import { Legal } from './scenes/legal.tsx'
import { Men } from './scenes/men.tsx'
import { Mind } from './scenes/mind.tsx'
import { NotFound } from './scenes/not-found.tsx'
import { Offline } from './scenes/offline.tsx'
import { Partners } from './scenes/partners.tsx'
import { People } from './scenes/people.tsx'
import { Physical } from './scenes/physical.tsx'
import { Services } from './scenes/services.tsx'
import { Skin } from './scenes/skin.tsx'
import { Stomach } from './scenes/stomach.tsx'
import { Tools } from './scenes/tools.tsx'
import { Women } from './scenes/women.tsx'
import { ClinicSpot } from './spots/clinic.tsx'
import { CovidSpot } from './spots/covid.tsx'
import { GeneralPractitionerSpot } from './spots/general-practitioner.tsx'
import { PhysicalSpot } from './spots/physical.tsx'
import { PsychologistSpot } from './spots/psychologist.tsx'
import { SkinSpot } from './spots/skin.tsx'
import { SpecialistsSpot } from './spots/specialists.tsx'
import { VideoSpot } from './spots/video.tsx'
import { WomenSpot } from './spots/women.tsx'
import { subjects } from './subjects/subjects.tsx'

/** Every picture by the name of its file. */
export const art: Record<string, { shape: Shape; Picture: ComponentType }> = {
  blog: { shape: 'scene', Picture: Blog },
  booking: { shape: 'scene', Picture: Booking },
  breathing: { shape: 'scene', Picture: Breathing },
  business: { shape: 'scene', Picture: Business },
  children: { shape: 'scene', Picture: Children },
  clinics: { shape: 'scene', Picture: Clinics },
  error: { shape: 'scene', Picture: ErrorScene },
  faq: { shape: 'scene', Picture: Faq },
  head: { shape: 'scene', Picture: HeadScene },
  heart: { shape: 'scene', Picture: HeartScene },
  home: { shape: 'scene', Picture: Home },
  infections: { shape: 'scene', Picture: Infections },
  jobs: { shape: 'scene', Picture: Jobs },
  legal: { shape: 'scene', Picture: Legal },
  men: { shape: 'scene', Picture: Men },
  mind: { shape: 'scene', Picture: Mind },
  'not-found': { shape: 'scene', Picture: NotFound },
  offline: { shape: 'scene', Picture: Offline },
  partners: { shape: 'scene', Picture: Partners },
  people: { shape: 'scene', Picture: People },
  physical: { shape: 'scene', Picture: Physical },
  services: { shape: 'scene', Picture: Services },
  skin: { shape: 'scene', Picture: Skin },
  stomach: { shape: 'scene', Picture: Stomach },
  tools: { shape: 'scene', Picture: Tools },
  women: { shape: 'scene', Picture: Women },
  back: { shape: 'body', Picture: Back },
  elbow: { shape: 'body', Picture: Elbow },
  foot: { shape: 'body', Picture: Foot },
  golferselbow: { shape: 'body', Picture: GolfersElbow },
  headache: { shape: 'body', Picture: Headache },
  'hip-thigh': { shape: 'body', Picture: HipThigh },
  jawpain: { shape: 'body', Picture: JawPain },
  knee: { shape: 'body', Picture: Knee },
  neck: { shape: 'body', Picture: Neck },
  osteoarthritis: { shape: 'body', Picture: Osteoarthritis },
  shoulder: { shape: 'body', Picture: Shoulder },
  womenshealth: { shape: 'body', Picture: WomensHealth },
  'spot-clinic': { shape: 'spot', Picture: ClinicSpot },
  'spot-covid': { shape: 'spot', Picture: CovidSpot },
  'spot-general-practitioner': { shape: 'spot', Picture: GeneralPractitionerSpot },
  'spot-physical': { shape: 'spot', Picture: PhysicalSpot },
  'spot-psychologist': { shape: 'spot', Picture: PsychologistSpot },
  'spot-skin': { shape: 'spot', Picture: SkinSpot },
  'spot-specialists': { shape: 'spot', Picture: SpecialistsSpot },
  'spot-video': { shape: 'spot', Picture: VideoSpot },
  'spot-women': { shape: 'spot', Picture: WomenSpot },
  // Only shown below the pins of clinic-map.tsx, which decides what part of them.
  'map-oslo': { shape: 'scene', Picture: OsloGround },
  'map-south': { shape: 'scene', Picture: SouthGround },
  ...subjects,
  ...Object.fromEntries(
    Object.entries(figurePictures).map(([name, Picture]) => [name, { shape: 'figure' as const, Picture }]),
  ),
  ...Object.fromEntries(
    Object.entries(exercisePictures).map(([id, Picture]) => [artOfExercise(id), { shape: 'body' as const, Picture }]),
  ),
  ...Object.fromEntries(
    Object.entries(inTextPictures).map(([id, Picture]) => [artOfDrawing(id), { shape: 'drawing' as const, Picture }]),
  ),
  ...Object.fromEntries(
    Object.entries(facades).map(([id, Picture]) => [`facade-${id}`, { shape: 'scene' as const, Picture }]),
  ),
}
