import { normalizeIP } from '@better-auth/core/utils/ip'
import type { FastifyRequest } from 'fastify'

/** Who counts as one address: one IPv4 address, or one IPv6 network of 64 bits, which is what one household gets. */
export const addressKey = (request: FastifyRequest): string => normalizeIP(request.ip, { ipv6Subnet: 64 })
