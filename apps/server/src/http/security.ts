import helmet from '@fastify/helmet';
import fastifyPlugin from 'fastify-plugin';

/**
 * Headers of every answer. The refresh token lives in local storage, so no inline or foreign script
 * may ever run; `style-src` allows inline styles because Mantine and the editor set them.
 */
export const securityPlugin = fastifyPlugin<{ publicUrl: string }>(async (app, { publicUrl }) => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        // the live connection for browsers whose 'self' does not mean WebSockets
        connectSrc: ["'self'", new URL(publicUrl).origin.replace(/^http/, 'ws')],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        upgradeInsecureRequests: null,
      },
    },
    crossOriginEmbedderPolicy: false,
    // where people come over HTTPS they never come without it again
    strictTransportSecurity: publicUrl.startsWith('https:') && { maxAge: 365 * 24 * 3600 },
  });
});
