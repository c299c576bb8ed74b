"""What is asked by HTTP and through sockets, and what keeps that safe."""
