import { Skeleton } from '#ui/skeleton/skeleton.tsx'

/** The strip of days with the times below it. */
export function TimesSkeleton({ label }: { label: string }) {
  return (
    <>
      <Skeleton shape="day" count={7} label={label} />
      <SlotsSkeleton />
    </>
  )
}

/** The times of a day, under the heading of a part of it. */
export function SlotsSkeleton({ label }: { label?: string }) {
  return (
    <div className="part-of-day">
      <Skeleton count={1} />
      <Skeleton shape="slot" count={8} label={label} />
    </div>
  )
}
