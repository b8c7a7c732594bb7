import { useMemo } from 'react'
import { useAddress } from './address.tsx'
import { useMember } from './member.ts'
import { useAsk } from './use-calls.ts'
import { useLocale } from './words.tsx'

/** The clinic that the console shows: the one in the address, if the member works there. */
export function useClinic(): string {
  const { clinics } = useMember()
  const [{ clinic }] = useAddress()
  return clinic !== undefined && clinics.includes(clinic) ? clinic : clinics[0]!
}

/** Names of clinics by id, as visitors read them. */
export function useClinicName(): (id: string) => string {
  const locale = useLocale()
  const { data } = useAsk('GET /clinics', { query: { locale } })
  return useMemo(() => {
    const names = new Map(data?.clinics.map(({ id, name }) => [id, name]))
    return (id) => names.get(id) ?? id
  }, [data])
}

/** What can be booked: lines of care and their treatments, with their names. */
export function useCatalogue() {
  const locale = useLocale()
  const { data } = useAsk('GET /catalogue', { query: { locale } })
  return useMemo(() => {
    const types = data?.types ?? []
    const lines = types.map(({ id, name, services }) => {
      const treatments = services.flatMap((service) => service.treatments)
      return { id, name, treatments }
    })
    const treatments = new Map(lines.flatMap((line) => line.treatments.map((it) => [it.id, it])))
    return { lines, treatments, nameOf: (id: string) => treatments.get(id)?.name ?? id }
  }, [data])
}
