import { createHash, createHmac } from 'node:crypto'

/**
 * The word of an invitation. NOTE: made from the server’s secret, so that a reminder can bring the same link again
 * although only its hash is stored.
 */
export const tokenOf = (secret: string, { companyId, id }: { companyId: number; id: number }) =>
  createHmac('sha256', secret).update(`survey invitation ${companyId} ${id}`).digest('base64url')

export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
