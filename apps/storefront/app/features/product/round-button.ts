/** Looks of a round button that lies on a picture. */
export const ROUND_BUTTON = 'grid size-11 cursor-pointer place-items-center rounded-full bg-white shadow-card hover:bg-steel-100'
