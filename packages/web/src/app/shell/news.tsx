import { useUser } from '../../lib/session/session-state.ts'
import { useNews } from '../live.ts'

export function News() {
  useNews(useUser()?.id)
  return null
}
