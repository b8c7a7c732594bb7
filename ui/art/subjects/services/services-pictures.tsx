import { Airline } from './airline.tsx'
import { Doctor } from './doctor.tsx'
import { HealthCheck } from './health-check.tsx'
import { Insurance } from './insurance.tsx'
import { Occupational } from './occupational.tsx'
import { Prescription } from './prescription.tsx'
import { Press } from './press.tsx'
import { Prices } from './prices.tsx'
import { Referral } from './referral.tsx'
import { SickLeave } from './sick-leave.tsx'
import { Student } from './student.tsx'
import { Tourist } from './tourist.tsx'
import { Vaccine } from './vaccine.tsx'
import { Video } from './video.tsx'

export const servicesPictures = {
  airline: Airline,
  doctor: Doctor,
  'health-check': HealthCheck,
  insurance: Insurance,
  occupational: Occupational,
  prescription: Prescription,
  press: Press,
  prices: Prices,
  referral: Referral,
  'sick-leave': SickLeave,
  student: Student,
  tourist: Tourist,
  vaccine: Vaccine,
  video: Video,
}
