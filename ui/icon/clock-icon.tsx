import { PathIcon } from './icon.tsx'

/** Until a moment: in the booking and the console, so that pages need not load it. */
export const ClockIcon = () => <PathIcon path="M12 6v6l4 2m6-2a10 10 0 1 1-20 0 10 10 0 0 1 20 0z" />
