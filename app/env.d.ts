declare module 'virtual:facts.css';
