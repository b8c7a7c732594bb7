import { Airline } from './airline.tsx'
import { AllergyTest } from './allergy-test.tsx'
import { Attestation } from './attestation.tsx'
import { BloodPressureMonitoring } from './blood-pressure-monitoring.tsx'
import { BloodTests } from './blood-tests.tsx'
import { ChickenpoxVaccine } from './chickenpox-vaccine.tsx'
import { ChlamydiaTest } from './chlamydia-test.tsx'
import { CrpTest } from './crp-test.tsx'
import { Cryotherapy } from './cryotherapy.tsx'
import { DermatologistVideo } from './dermatologist-video.tsx'
import { Dietitian } from './dietitian.tsx'
import { DivingCertificate } from './diving-certificate.tsx'
import { Doctor } from './doctor.tsx'
import { DrivingLicenceCertificate } from './driving-licence-certificate.tsx'
import { EarCleaning } from './ear-cleaning.tsx'
import { Ecg } from './ecg.tsx'
import { Exerciseatwork } from './exerciseatwork.tsx'
import { EyelidSurgery } from './eyelid-surgery.tsx'
import { FluVaccine } from './flu-vaccine.tsx'
import { HealthCertificate } from './health-certificate.tsx'
import { HealthCheck } from './health-check.tsx'
import { HepatitisVaccine } from './hepatitis-vaccine.tsx'
import { HivTest } from './hiv-test.tsx'
import { HpvVaccine } from './hpv-vaccine.tsx'
import { Insurance } from './insurance.tsx'
import { MinorSurgery } from './minor-surgery.tsx'
import { MoleRemoval } from './mole-removal.tsx'
import { Occupational } from './occupational.tsx'
import { Osteopath } from './osteopath.tsx'
import { PharmacyVaccine } from './pharmacy-vaccine.tsx'
import { PlasticSurgeon } from './plastic-surgeon.tsx'
import { PneumococcalVaccine } from './pneumococcal-vaccine.tsx'
import { Prescription } from './prescription.tsx'
import { PrescriptionRenewal } from './prescription-renewal.tsx'
import { Press } from './press.tsx'
import { Prices } from './prices.tsx'
import { Psychiatrist } from './psychiatrist.tsx'
import { Referral } from './referral.tsx'
import { SecondOpinion } from './second-opinion.tsx'
import { ShinglesVaccine } from './shingles-vaccine.tsx'
import { SickLeave } from './sick-leave.tsx'
import { SickRegister } from './sick-register.tsx'
import { Spirometry } from './spirometry.tsx'
import { StaffBenefits } from './staff-benefits.tsx'
import { StaffDoctor } from './staff-doctor.tsx'
import { StaffExercise } from './staff-exercise.tsx'
import { Stitches } from './stitches.tsx'
import { Student } from './student.tsx'
import { TickVaccine } from './tick-vaccine.tsx'
import { Tourist } from './tourist.tsx'
import { TravelCertificate } from './travel-certificate.tsx'
import { TravelVaccines } from './travel-vaccines.tsx'
import { Vaccine } from './vaccine.tsx'
import { Vaccines } from './vaccines.tsx'
import { Video } from './video.tsx'
import { WeekendDoctor } from './weekend-doctor.tsx'
import { WorkplaceAssessment } from './workplace-assessment.tsx'

export const servicesPictures = {
  airline: Airline,
  'allergy-test': AllergyTest,
  attestation: Attestation,
  'blood-pressure-monitoring': BloodPressureMonitoring,
  'blood-tests': BloodTests,
  'chickenpox-vaccine': ChickenpoxVaccine,
  'chlamydia-test': ChlamydiaTest,
  'crp-test': CrpTest,
  cryotherapy: Cryotherapy,
  'dermatologist-video': DermatologistVideo,
  dietitian: Dietitian,
  'diving-certificate': DivingCertificate,
  doctor: Doctor,
  'driving-licence-certificate': DrivingLicenceCertificate,
  'ear-cleaning': EarCleaning,
  ecg: Ecg,
  exerciseatwork: Exerciseatwork,
  'eyelid-surgery': EyelidSurgery,
  'flu-vaccine': FluVaccine,
  'health-certificate': HealthCertificate,
  'health-check': HealthCheck,
  'hepatitis-vaccine': HepatitisVaccine,
  'hiv-test': HivTest,
  'hpv-vaccine': HpvVaccine,
  insurance: Insurance,
  'minor-surgery': MinorSurgery,
  'mole-removal': MoleRemoval,
  occupational: Occupational,
  osteopath: Osteopath,
  'pharmacy-vaccine': PharmacyVaccine,
  'plastic-surgeon': PlasticSurgeon,
  'pneumococcal-vaccine': PneumococcalVaccine,
  prescription: Prescription,
  'prescription-renewal': PrescriptionRenewal,
  press: Press,
  prices: Prices,
  psychiatrist: Psychiatrist,
  referral: Referral,
  'second-opinion': SecondOpinion,
  'shingles-vaccine': ShinglesVaccine,
  'sick-leave': SickLeave,
  'sick-register': SickRegister,
  spirometry: Spirometry,
  'staff-benefits': StaffBenefits,
  'staff-doctor': StaffDoctor,
  'staff-exercise': StaffExercise,
  stitches: Stitches,
  student: Student,
  'tick-vaccine': TickVaccine,
  tourist: Tourist,
  'travel-certificate': TravelCertificate,
  'travel-vaccines': TravelVaccines,
  vaccine: Vaccine,
  vaccines: Vaccines,
  video: Video,
  'weekend-doctor': WeekendDoctor,
  'workplace-assessment': WorkplaceAssessment,
}
