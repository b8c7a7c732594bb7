import { Adhd } from './adhd.tsx'
import { AdhdAssessment } from './adhd-assessment.tsx'
import { Alcohol } from './alcohol.tsx'
import { Anger } from './anger.tsx'
import { Anxiety } from './anxiety.tsx'
import { Autism } from './autism.tsx'
import { Autismassessment } from './autismassessment.tsx'
import { BingeEating } from './binge-eating.tsx'
import { BipolarDisorder } from './bipolar-disorder.tsx'
import { Burnout } from './burnout.tsx'
import { CognitiveTherapy } from './cognitive-therapy.tsx'
import { CouplesTherapy } from './couples-therapy.tsx'
import { Depression } from './depression.tsx'
import { EatingDisorders } from './eating-disorders.tsx'
import { Emdr } from './emdr.tsx'
import { FamilyTherapy } from './family-therapy.tsx'
import { Gambling } from './gambling.tsx'
import { Grief } from './grief.tsx'
import { HealthAnxiety } from './health-anxiety.tsx'
import { Insomnia } from './insomnia.tsx'
import { Loneliness } from './loneliness.tsx'
import { LowSelfEsteem } from './low-self-esteem.tsx'
import { MentalHealthCourse } from './mental-health-course.tsx'
import { MetacognitiveTherapy } from './metacognitive-therapy.tsx'
import { Mindfulness } from './mindfulness.tsx'
import { Ocd } from './ocd.tsx'
import { PanicAttacks } from './panic-attacks.tsx'
import { Parentalguidance } from './parentalguidance.tsx'
import { PerformanceAnxiety } from './performance-anxiety.tsx'
import { Phobias } from './phobias.tsx'
import { PostpartumDepression } from './postpartum-depression.tsx'
import { PsychedelicAssisted } from './psychedelic-assisted.tsx'
import { PsychologistChildren } from './psychologist-children.tsx'
import { Ptsd } from './ptsd.tsx'
import { RelationshipProblems } from './relationship-problems.tsx'
import { Sexologist } from './sexologist.tsx'
import { SocialAnxiety } from './social-anxiety.tsx'
import { Stress } from './stress.tsx'
import { Vr } from './vr.tsx'

export const mindPictures = {
  adhd: Adhd,
  'adhd-assessment': AdhdAssessment,
  alcohol: Alcohol,
  anger: Anger,
  anxiety: Anxiety,
  autism: Autism,
  autismassessment: Autismassessment,
  'binge-eating': BingeEating,
  'bipolar-disorder': BipolarDisorder,
  burnout: Burnout,
  'cognitive-therapy': CognitiveTherapy,
  'couples-therapy': CouplesTherapy,
  depression: Depression,
  'eating-disorders': EatingDisorders,
  emdr: Emdr,
  'family-therapy': FamilyTherapy,
  gambling: Gambling,
  grief: Grief,
  'health-anxiety': HealthAnxiety,
  insomnia: Insomnia,
  loneliness: Loneliness,
  'low-self-esteem': LowSelfEsteem,
  'mental-health-course': MentalHealthCourse,
  'metacognitive-therapy': MetacognitiveTherapy,
  mindfulness: Mindfulness,
  ocd: Ocd,
  'panic-attacks': PanicAttacks,
  parentalguidance: Parentalguidance,
  'performance-anxiety': PerformanceAnxiety,
  phobias: Phobias,
  'postpartum-depression': PostpartumDepression,
  'psychedelic-assisted': PsychedelicAssisted,
  'psychologist-children': PsychologistChildren,
  ptsd: Ptsd,
  'relationship-problems': RelationshipProblems,
  sexologist: Sexologist,
  'social-anxiety': SocialAnxiety,
  stress: Stress,
  vr: Vr,
}
