import type { Review } from '@oktant/contract/development/reviews/review-shapes.ts'
import { useTranslation } from 'react-i18next'

type What = 'rating' | 'comment' | 'final'

/** What the two sides say, in the words of whoever reads it: "your rating" to oneself, by name to others. */
export function useSides({ side, user, manager }: Pick<Review, 'side' | 'user' | 'manager'>) {
  const { t } = useTranslation('reviews')
  const isPerson = side === 'person'
  const leads = side === 'manager'
  const name = manager?.name
  return {
    /** The person's. */
    own: (what: What) => (isPerson ? t(`side.${what}.yours`) : t(`side.${what}.of`, { name: user.name })),
    /** The manager's. */
    other: (what: What) => {
      if (leads) return t(`side.${what}.yours`)
      return name ? t(`side.${what}.of`, { name }) : t(`side.${what}.manager`)
    },
  }
}
