/** The anchor of the band: lines further up lead to it. */
export const emergencyBandId = 'emergency-numbers'
