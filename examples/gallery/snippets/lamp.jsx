export const Lamp = ({ bright }) => <b>{bright ? 'On' : 'Off'}</b>;
