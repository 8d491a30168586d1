export const feeds = ['/index.xml', '/posts/index.xml'];
