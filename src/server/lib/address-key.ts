import { normalizeIP } from '@better-auth/core/utils/ip'
import type { FastifyRequest } from 'fastify'

/** The client's address for rate limits: an IPv4 address or an IPv6 /64 network, which is what one household gets. */
export const addressKey = (request: FastifyRequest): string => normalizeIP(request.ip, { ipv6Subnet: 64 })
