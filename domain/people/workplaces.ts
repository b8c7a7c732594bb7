/** Ids of the clinics where somebody has a shift, each once, in the order of the shifts. */
export function listWorkplaces({ shifts }: { readonly shifts: readonly { readonly clinic: string }[] }): string[] {
  return [...new Set(shifts.map((shift) => shift.clinic))]
}
